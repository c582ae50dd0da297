import { Component, type ReactNode } from 'react';
import { retryChunks } from './Chunk.tsx';

interface Props {
  children: ReactNode;
  /** Replaces the children after an error. */
  renderFallback?: (retry: () => void) => ReactNode;
  /** A new value clears the error, as after navigation. */
  place: string;
}

interface State {
  hasFailed: boolean;
}

export class ErrorBoundary extends Component<Props, State> {
  override state: State = { hasFailed: false };

  static getDerivedStateFromError(): State {
    return { hasFailed: true };
  }

  override componentDidUpdate(previous: Props): void {
    if (this.state.hasFailed && previous.place !== this.props.place) this.retry();
  }

  retry = (): void => {
    retryChunks();
    this.setState({ hasFailed: false });
  };

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.renderFallback?.(this.retry) : this.props.children;
  }
}
