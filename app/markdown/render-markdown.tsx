import { lexer, Parser, Renderer, type Tokens } from "marked";
import { renderToStaticMarkup } from "react-dom/server";
import { ContentLink } from "../layout/content-link.tsx";
import { backdropAttributes } from "../picture/picture-attributes.ts";
import { backdropOf, Picture } from "../picture/picture.tsx";
import { hrefOf } from "../shared/paths.ts";
import { nameHeadings } from "./heading-ids.ts";
import styles from "./markdown-text.module.css";

const mediaTag = /<(?:audio|video|source|track)\b[^>]*>/gi;

/** The `sizes` of pictures, which are as wide as the text column. */
const sizes = "(width < 44rem) 94vw, 42rem";

/**
 * Renders Markdown as HTML. Links work as in the rest of the content. The address of a picture is its name in
 * content/pictures.ts. Runs only in the build, after the content check. Does not call the library's `parse`, because
 * its errors ask the reader to report them to the library.
 */
export function renderMarkdown(text: string): string {
  return Parser.parse(lexer(text), { renderer: new PageRenderer() });
}

class PageRenderer extends Renderer {
  private readonly nextId = nameHeadings();

  override heading({ tokens, depth }: Tokens.Heading): string {
    return `<h${depth} id="${this.nextId(tokens)}">${this.parser.parseInline(tokens)}</h${depth}>`;
  }

  override link({ href, title, tokens }: Tokens.Link): string {
    const words = { __html: this.parser.parseInline(tokens) };
    return renderToStaticMarkup(
      <ContentLink path={href} title={title ?? undefined}>
        <span dangerouslySetInnerHTML={words} />
      </ContentLink>,
    );
  }

  override image({ href, title, text: alt }: Tokens.Image): string {
    return renderToStaticMarkup(
      <span className={styles.picture} {...backdropAttributes(backdropOf(href))}>
        <Picture
          name={href}
          sizes={sizes}
          {...(alt !== "" && { alt })}
          {...(title !== null && { title })}
        />
      </span>,
    );
  }

  /** Prefixes root-relative addresses of audio and video files with the shop's base path. */
  override html({ text }: Tokens.HTML | Tokens.Tag): string {
    return text.replaceAll(mediaTag, (tag) =>
      tag.replaceAll(/(\s(?:src|poster)=["']?)\//gi, (_, before: string) => before + hrefOf("/")),
    );
  }

  /** Makes wide tables scrollable, including with the keyboard. */
  override table(token: Tokens.Table): string {
    return `<div class="${styles.table}" tabindex="0">${super.table(token)}</div>`;
  }
}
