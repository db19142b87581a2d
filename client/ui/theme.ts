/** Light or dark: as the device says, until someone at this device chooses. */
import { stored } from '#client/net/store.ts'
import { observable } from '#client/net/observable.ts'
import { dark, light, type Palette } from './palette.ts'

export const TEMA = ['sistem', 'terang', 'gelap'] as const
export type Tema = (typeof TEMA)[number]

const choice = stored<Tema>('tema')
const systemDark = matchMedia('(prefers-color-scheme: dark)')

export const tema = observable<Tema>(choice.read() ?? 'sistem')
export const palette = observable<Palette>(light)

export function setTema(next: Tema): void {
  choice.write(next)
  tema.set(next)
  paint()
}

/** Paints the page in the current theme, and keeps it so when the device changes its mind; once, at the start. */
export function startTheme(): void {
  systemDark.addEventListener('change', paint)
  paint()
}

const isDark = (): boolean => tema.get() === 'gelap' || (tema.get() === 'sistem' && systemDark.matches)

const cssName = (name: string): string => `--${name.replace(/[A-Z0-9]/g, (c) => `-${c.toLowerCase()}`)}`

function paint(): void {
  const colours = isDark() ? dark : light
  const root = document.documentElement
  root.style.colorScheme = isDark() ? 'dark' : 'light'
  for (const [name, colour] of Object.entries(colours)) root.style.setProperty(cssName(name), colour)
  palette.set(colours)
}
