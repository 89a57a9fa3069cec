import { Component, type ReactNode } from "react";
import { ErrorScreen } from "./error-screen.tsx";

/** Shows the error screen in place of what throws. */
export class ErrorBoundary extends Component<{ children: ReactNode }> {
  override state: { thrown?: { error: unknown } } = {};

  static getDerivedStateFromError(error: unknown) {
    return { thrown: { error } };
  }

  override render() {
    const { thrown } = this.state;
    return thrown === undefined ? this.props.children : <ErrorScreen error={thrown.error} />;
  }
}
