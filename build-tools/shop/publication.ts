import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { siteAddress } from "../../app/content-shape/schema-urls.ts";
import type { Site } from "../../app/content-shape/schema.ts";
import { readBasePath } from "../base-path.ts";

const gitHub = "https://github.com";

/**
 * Returns the shop's address and the repository for its GitHub links. Both come from content/site.ts or, if not set
 * there, from the host that runs the build. The repository may also come from package.json and defaults to GitHub's
 * front page.
 * @throws if `SITE_ADDRESS` is invalid; the message gives the expected form
 */
export function readPublication(
  { address, github }: Pick<Site, "address" | "github">,
  environment: NodeJS.ProcessEnv = process.env,
  ofPackage = readPackageRepository(),
) {
  const own = github ?? repositoryOfHost(environment);
  return {
    address: address ?? addressOfHost(environment),
    repository: own ?? webAddressOf(ofPackage) ?? gitHub,
    /**
     * True if content/site.ts or the host provides the repository; false if it comes from package.json or is GitHub's
     * front page.
     */
    isOwnRepository: own !== undefined,
  };
}

/**
 * Returns the shop's address from the host's environment variables. Cloudflare's variable is ignored, because it
 * contains the address of a single deployment.
 */
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
  if (!address) return undefined;
  const { error } = siteAddress.safeParse(address);
  if (error === undefined) return address;
  const [issue] = error.issues;
  throw new Error(
    `SITE_ADDRESS: found "${SITE_ADDRESS || address}". Expected ${issue?.message ?? "a URL"}.`,
  );
}

function repositoryOfHost(environment: NodeJS.ProcessEnv): string | undefined {
  const { GITHUB_SERVER_URL = gitHub, GITHUB_REPOSITORY } = environment;
  const { VERCEL_GIT_REPO_OWNER, VERCEL_GIT_REPO_SLUG, REPOSITORY_URL } = environment;
  const onVercel = VERCEL_GIT_REPO_SLUG && `${VERCEL_GIT_REPO_OWNER}/${VERCEL_GIT_REPO_SLUG}`;
  const name = GITHUB_REPOSITORY || onVercel;
  const named = name && `${GITHUB_SERVER_URL}/${name}`;
  return REPOSITORY_URL?.startsWith("https://") ? REPOSITORY_URL : named || undefined;
}

/** The `repository` field of package.json: an address, or a name such as "github:me/shop". */
const packageRepository = z.object({
  repository: z.union([z.string(), z.object({ url: z.string() }).transform(({ url }) => url)]),
});

function readPackageRepository(): string | undefined {
  const file = join(import.meta.dirname, "../../package.json");
  return packageRepository.safeParse(JSON.parse(readFileSync(file, "utf8"))).data?.repository;
}

/** @example webAddressOf("git+https://github.com/me/shop.git") // "https://github.com/me/shop" */
function webAddressOf(repository = ""): string | undefined {
  const address = repository
    .replace(/^(?:github:)?(?=[\w.-]+\/[\w.-]+$)/, `${gitHub}/`)
    .replace(/^git\+|\.git$/g, "");
  return address.startsWith("https://") ? address : undefined;
}
