import { Component, type ComponentType, type ReactNode } from "react";

interface ErrorBoundaryProps {
  readonly screen: ComponentType<{ readonly error: unknown }>;
  readonly children: ReactNode;
}

interface ErrorBoundaryState {
  /** An object, because `undefined` can be thrown. */
  readonly caught: { readonly error: unknown } | null;
}

/** A new key clears the error. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { caught: null };

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { caught: { error } };
  }

  override render(): ReactNode {
    const { screen: Screen, children } = this.props;
    const { caught } = this.state;
    return caught ? <Screen error={caught.error} /> : children;
  }
}
