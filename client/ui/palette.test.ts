import { expect, test } from 'vitest'
import { dark, light, type Palette } from './palette.ts'

const channel = (hex: string, at: number): number => {
  const c = Number.parseInt(hex.slice(at, at + 2), 16) / 255
  return c <= 0.040_45 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4
}
const luminance = (hex: string): number =>
  0.2126 * channel(hex, 1) + 0.7152 * channel(hex, 3) + 0.0722 * channel(hex, 5)
const contrast = (a: string, b: string): number => {
  const [hi, lo] = [luminance(a), luminance(b)].toSorted((x, y) => y - x) as [number, number]
  return (hi + 0.05) / (lo + 0.05)
}

const themes: [string, Palette][] = [
  ['light', light],
  ['dark', dark],
]

test.each(themes)('%s: every text can be read on every ground', (_, p) => {
  for (const ground of [p.ground, p.surface, p.surface2, p.goldWash] as const)
    for (const name of [
      'text',
      'text2',
      'placeholder',
      'gold',
      'success',
      'warning',
      'danger',
      'info',
    ] as const)
      expect(contrast(p[name], ground), `${name} on ${ground}`).toBeGreaterThanOrEqual(4.5)
  for (const [text, ground] of [
    [p.onGold, p.placeholder],
    [p.onGold, p.gold],
    [p.onGold, p.goldHover],
    [p.onInk, p.ink],
    [p.onInk2, p.ink],
    [p.brand, p.ink],
  ] as const)
    expect(contrast(text, ground), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5)
})

test.each(themes)('%s: the edge of a control can be seen', (_, p) => {
  for (const ground of [p.ground, p.surface, p.surface2])
    expect(contrast(p.edge, ground)).toBeGreaterThanOrEqual(3)
})
