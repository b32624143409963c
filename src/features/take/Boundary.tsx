import { Component, type ReactNode } from 'react'

/** What stands in place of a page that can't be drawn. Of the error itself nothing is shown. */
export class Boundary extends Component<{ instead: ReactNode; children: ReactNode }> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override render() {
    return this.state.isBroken ? this.props.instead : this.props.children
  }
}
