import { siteAddress } from "../../content/schema-fields.ts";
import type { Site } from "../../content/schema.ts";
import { readBasePath } from "../base-path.ts";

/**
 * The shop's address and the repository behind its GitHub links: those of content/site.ts, otherwise
 * those that the host names which builds it.
 * @throws if `SITE_ADDRESS` is invalid; the message gives the expected form
 */
export function readPublication(
  { address, github }: Pick<Site, "address" | "github">,
  environment: NodeJS.ProcessEnv = process.env,
) {
  return {
    address: address ?? addressOfHost(environment),
    repository: github ?? repositoryOfHost(environment),
  };
}

/** Cloudflare names only the address of a single deployment, which is not the shop's. */
function addressOfHost(environment: NodeJS.ProcessEnv): string | undefined {
  const {
    SITE_ADDRESS,
    NETLIFY,
    URL: site,
    VERCEL_PROJECT_PRODUCTION_URL,
    BASE_PATH,
  } = environment;
  const host = VERCEL_PROJECT_PRODUCTION_URL && `https://${VERCEL_PROJECT_PRODUCTION_URL}`;
  const origin = (NETLIFY && site) || host;
  const address = (SITE_ADDRESS || (origin && origin + readBasePath(BASE_PATH)))
    ?.replace(/^http:/, "https:")
    .replace(/\/$/, "");
  if (!address || siteAddress.safeParse(address).success) return address || undefined;
  throw new Error(
    `SITE_ADDRESS is "${SITE_ADDRESS}". Write it with its host, for example SITE_ADDRESS=https://shop.example`,
  );
}

function repositoryOfHost(environment: NodeJS.ProcessEnv): string {
  const { GITHUB_SERVER_URL = "https://github.com", GITHUB_REPOSITORY } = environment;
  const { VERCEL_GIT_REPO_OWNER, VERCEL_GIT_REPO_SLUG, REPOSITORY_URL } = environment;
  const onVercel = VERCEL_GIT_REPO_SLUG && `${VERCEL_GIT_REPO_OWNER}/${VERCEL_GIT_REPO_SLUG}`;
  const name = GITHUB_REPOSITORY || onVercel || "";
  return REPOSITORY_URL?.startsWith("https://") ? REPOSITORY_URL : `${GITHUB_SERVER_URL}/${name}`;
}
