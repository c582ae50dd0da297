import { Component, type ReactNode } from 'react';
import { retryChunks } from './Chunk.tsx';

interface Props {
  children: ReactNode;
  /** Replaces the children after an error. */
  renderFallback?: (retry: () => void, error: unknown) => ReactNode;
  /** A new value clears the error, as after navigation. */
  place: string;
}

interface State {
  failure: { error: unknown } | null;
}

export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failure: null };

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } };
  }

  override componentDidUpdate(previous: Props): void {
    if (this.state.failure && previous.place !== this.props.place) this.retry();
  }

  retry = (): void => {
    retryChunks();
    this.setState({ failure: null });
  };

  override render(): ReactNode {
    const { failure } = this.state;
    return failure ? this.props.renderFallback?.(this.retry, failure.error) : this.props.children;
  }
}
