import { lexer, Parser, Renderer, type Tokens } from "marked";
import { type DefaultTreeAdapterTypes as Tree, parseFragment, serialize } from "parse5";
import { renderToStaticMarkup } from "react-dom/server";
import { ContentLink } from "../layout/content-link.tsx";
import { backdropAttributes } from "../picture/picture-attributes.ts";
import { backdropOf, Picture } from "../picture/picture.tsx";
import { hrefOf } from "../shared/paths.ts";
import { texts } from "../shared/texts.ts";
import { nameHeadings } from "./heading-ids.ts";
import styles from "./markdown-text.module.css";

/** The `sizes` of pictures, which are as wide as the text column. */
const sizes = "(width < 44rem) 94vw, 42rem";

/** The elements whose files the owner names in HTML. */
const media = new Set(["audio", "video", "source", "track"]);

/**
 * Renders Markdown as HTML. Links work as in the rest of the content. The address of a picture is its name in
 * content/pictures.ts. Runs only in the build, after the content check. Does not call the library's `parse`, because
 * its errors ask the reader to report them to the library.
 */
export function renderMarkdown(text: string): string {
  const page = parseFragment(Parser.parse(lexer(text), { renderer: new PageRenderer() }));
  addBasePath(page);
  return serialize(page);
}

/** Adds the shop's base path to the paths of audio and video files. */
function addBasePath(node: Tree.Node): void {
  if ("attrs" in node && media.has(node.nodeName)) {
    for (const attribute of node.attrs) {
      if (["src", "poster"].includes(attribute.name)) attribute.value = hrefOf(attribute.value);
    }
  }
  if ("childNodes" in node) node.childNodes.forEach(addBasePath);
}

class PageRenderer extends Renderer {
  private readonly nextId = nameHeadings(texts.language);

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

  /** Renders a task's check box with its first words as its label. */
  override listitem(item: Tokens.ListItem): string {
    const [first, second] = item.tokens;
    if (!item.task || first === undefined) return super.listitem(item);
    // In a list with empty lines between its items, the box is in a paragraph. Otherwise, it comes before the words.
    const words = second?.type === "text" ? second : { tokens: [] };
    const label = first.type === "paragraph" ? first.tokens : [first, ...(words.tokens ?? [])];
    const rest = item.tokens.filter((token) => token !== first && token !== words);
    const html = this.parser.parseInline(label ?? []);
    return `<li class="${styles.task}"><label>${html}</label>${this.parser.parse(rest)}</li>`;
  }

  /** Makes wide tables scrollable, including with the keyboard. */
  override table(token: Tokens.Table): string {
    return `<div class="${styles.table}" tabindex="0">${super.table(token)}</div>`;
  }

  /** Aligns a cell with a logical side, because Markdown's "right" is the end of the line. */
  override tablecell({ header, align, tokens }: Tokens.TableCell): string {
    const name = header ? "th" : "td";
    const side = align === "right" ? "end" : align;
    const style = side === null || side === "left" ? "" : ` style="text-align:${side}"`;
    return `<${name}${style}>${this.parser.parseInline(tokens)}</${name}>`;
  }
}
