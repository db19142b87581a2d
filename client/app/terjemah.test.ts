import { expect, test } from 'vitest'

const PAGE = import.meta.glob<string>(
  ['../index.html', '../../katalog/index.html', '../../server/http/api-page.ts'],
  { query: '?raw', import: 'default', eager: true },
)

test('no browser translates a page: it would take the texts away from the program that counts in them', () => {
  expect(Object.keys(PAGE)).toHaveLength(3)
  for (const html of Object.values(PAGE)) expect(html).toContain('<html lang="id" translate="no">')
})
