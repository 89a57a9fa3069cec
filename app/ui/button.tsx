import { Icon } from "./icon.tsx";
import { PageLink } from "./page-link.tsx";

type ButtonLinkProps = {
  to: string;
  className?: string | undefined;
  children: string;
};

/** A link styled as a button: the main action of its block. */
export function ButtonLink({ to, className, children }: ButtonLinkProps) {
  return (
    <PageLink
      to={to}
      className={`button screen-only inset-outline inverted-on-hover ${className ?? ""}`}
    >
      {`${children} `}
      <Icon name="arrow" className="arrow-on-hover" />
    </PageLink>
  );
}
