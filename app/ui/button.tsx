import { Icon } from "./icon.tsx";
import { PageLink } from "./page-link.tsx";

type ButtonProps = {
  className?: string | undefined;
  children: string;
};

const look = "button inset-outline inverted-on-hover";

/** Renders a link styled as a button, for the main action of a block. */
export function ButtonLink({ to, className = "", children }: ButtonProps & { to: string }) {
  return (
    <PageLink to={to} className={`${look} screen-only ${className}`}>
      <Content>{children}</Content>
    </PageLink>
  );
}

export function SubmitButton({ className = "", children }: ButtonProps) {
  return (
    <button className={`${look} ${className}`} type="submit">
      <Content>{children}</Content>
    </button>
  );
}

function Content({ children }: { children: string }) {
  return (
    <>
      <span>{children}</span> <Icon name="arrow" className="arrow-on-hover" />
    </>
  );
}
