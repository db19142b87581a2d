/**
 * The colours: gold on calm neutrals, by light and by dark. The one list: CSS variables and antd's tokens are made
 * from it. Texts reach 4.5:1 and the edges of controls 3:1 on every ground they lie on (palette.test.ts holds that).
 */
export interface Palette {
  /** The ground of the page. */
  ground: string
  /** Cards, modals, tables, controls. */
  surface: string
  /** Table heads, quiet fills. */
  surface2: string
  text: string
  text2: string
  placeholder: string
  line: string
  /** The edge of a control. */
  edge: string
  /** The colour of chosen and pressable things. */
  gold: string
  goldHover: string
  /** Text on gold. */
  onGold: string
  /** A wash of gold behind what is chosen. */
  goldWash: string
  success: string
  warning: string
  danger: string
  info: string
  /** The head of the page and the side of the sign-in page. */
  ink: string
  onInk: string
  onInk2: string
  brand: string
}

export const light: Palette = {
  ground: '#f6f4ef',
  surface: '#ffffff',
  surface2: '#f0ece3',
  text: '#221e16',
  text2: '#57503f',
  placeholder: '#6b6454',
  line: '#ddd7c9',
  edge: '#8c8470',
  gold: '#80590a',
  goldHover: '#6a4a08',
  onGold: '#ffffff',
  goldWash: '#f7ebcf',
  success: '#1c6b43',
  warning: '#855100',
  danger: '#a8231c',
  info: '#26577f',
  ink: '#211d16',
  onInk: '#f4eedf',
  onInk2: '#c3b99f',
  brand: '#e3bd5b',
}

export const dark: Palette = {
  ground: '#151310',
  surface: '#1f1c18',
  surface2: '#2a2620',
  text: '#f1ece0',
  text2: '#bdb39f',
  placeholder: '#a79d88',
  line: '#3b352b',
  edge: '#807663',
  gold: '#dcb654',
  goldHover: '#ecca70',
  onGold: '#1e1806',
  goldWash: '#3a301a',
  success: '#63c492',
  warning: '#eeb458',
  danger: '#ff9088',
  info: '#8bbbe4',
  ink: '#0f0d0a',
  onInk: '#f4eedf',
  onInk2: '#b9af97',
  brand: '#e3bd5b',
}
