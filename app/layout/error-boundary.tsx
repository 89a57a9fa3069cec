import { Component, type ReactNode } from "react";
import { ErrorScreen } from "./error-screen.tsx";

type ErrorBoundaryProps = {
  /** Changes with each navigation, which renders the page again. */
  locationKey: string;
  children: ReactNode;
};

/** Shows the error screen in place of a page that throws (section 8). */
export class ErrorBoundary extends Component<ErrorBoundaryProps> {
  override state: { thrown?: { error: unknown } } = {};

  static getDerivedStateFromError(error: unknown) {
    return { thrown: { error } };
  }

  override componentDidUpdate({ locationKey }: ErrorBoundaryProps) {
    const navigated = locationKey !== this.props.locationKey;
    // oxlint-disable-next-line react/no-did-update-set-state -- the next page may be rendered
    if (this.state.thrown && navigated) this.setState({ thrown: undefined });
  }

  override render() {
    const { thrown } = this.state;
    return thrown === undefined ? this.props.children : <ErrorScreen error={thrown.error} />;
  }
}
