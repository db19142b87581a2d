import { expect, test } from 'vitest'
import { menus } from '#domain/menus.ts'
import { panduanDi, allPanduan } from './panduan.ts'

const TEXTS = import.meta.glob<string>('../../docs/panduan/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const PICTURES = import.meta.glob('../../docs/panduan/gambar/*')

test.each(menus.map(({ path, panduan }) => [path, panduan]))(
  '%s has its page of the guide: %s',
  (_, page) => {
    expect(allPanduan).toContain(page)
  },
)

test('every page is of some screen, or named by another page', () => {
  const named = Object.values(TEXTS).flatMap((text) =>
    [...text.matchAll(/\]\(([^)]+)\)/g)].flatMap(([, href]) => panduanDi(href!) ?? []),
  )
  const known = new Set<string>([...menus.map(({ panduan }) => panduan), ...named])
  expect(allPanduan.filter((page) => !known.has(page))).toEqual([])
})

test('a link leads to a page that exists, and a picture is there', () => {
  for (const [file, text] of Object.entries(TEXTS))
    for (const [, href] of text.matchAll(/\]\(([^)]+)\)/g))
      expect(panduanDi(href!) ?? PICTURES[`../../docs/panduan/${href}`], `${file}: ${href}`).toBeDefined()
})
