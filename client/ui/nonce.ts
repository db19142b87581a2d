/**
 * The content policy lets a style element in only with the page's nonce. antd passes it on where it makes its own
 * styles, but not where it locks the page's scrolling or measures a scroll bar: so every style element gets it here.
 */
export const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.content ?? ''

const create = document.createElement.bind(document) as (
  name: string,
  options?: ElementCreationOptions,
) => HTMLElement

document.createElement = ((name: string, options?: ElementCreationOptions) => {
  const element = create(name, options)
  if (element instanceof HTMLStyleElement) element.nonce = nonce
  return element
}) as typeof document.createElement
