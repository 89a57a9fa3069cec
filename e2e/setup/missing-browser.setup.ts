import { test as setup } from "@playwright/test";

// oxlint-disable-next-line no-empty-pattern -- Playwright requires a pattern
setup("find the browser", ({}, { project }) => {
  console.log(
    `Skipped: there is no ${project.name}. On Debian: apt-get install ${project.metadata.packages}`,
  );
  setup.skip();
});
