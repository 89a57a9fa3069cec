import { site } from "../../content/site.ts";

type PageHeadProps = {
  /** What the page is, without the shop's name; the home page has none. */
  title?: string;
  description?: string;
  /** Whether search engines may list the page. */
  listed?: boolean;
};

/** The page's title and description. React moves them to the document's head (docs/decisions/007). */
export function PageHead({ title, description = site.description, listed = true }: PageHeadProps) {
  return (
    <>
      <title>
        {title === undefined ? `${site.name}: clothing and accessories` : `${title}, ${site.name}`}
      </title>
      <meta name="description" content={description} />
      {!listed && <meta name="robots" content="noindex" />}
    </>
  );
}
