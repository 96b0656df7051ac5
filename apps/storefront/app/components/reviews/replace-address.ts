/** Gives the shown page other parameters, without a navigation. */
export function replaceAddress(parameters: URLSearchParams, hash = window.location.hash): void {
  window.history.replaceState(window.history.state, '', addressWith(parameters, hash));
}

export function addressWith(parameters: URLSearchParams, hash: string): string {
  return `${window.location.pathname}${parameters.size > 0 ? `?${parameters}` : ''}${hash}`;
}
