import { Component, type ReactNode } from 'react'

/** Replaces a page that fails to render. Shows nothing of the error itself. */
export class Boundary extends Component<{ instead: ReactNode; children: ReactNode }> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override render() {
    return this.state.isBroken ? this.props.instead : this.props.children
  }
}
