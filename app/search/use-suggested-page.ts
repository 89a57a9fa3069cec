import { useLocation } from "react-router";
import { leadsInto } from "../shared/paths.ts";
import { type Page, suggestPage } from "./suggest-page.ts";

/**
 * The page whose address is close to the current one, if there is one.
 *
 * @param notSetUp addresses that are linked but have no page yet (section 2): not typing errors
 */
export function useSuggestedPage(
  pages: readonly Page[],
  notSetUp: readonly string[],
): Page | undefined {
  const { pathname } = useLocation();
  return leadsInto(notSetUp, pathname) ? undefined : suggestPage(pages, pathname);
}
