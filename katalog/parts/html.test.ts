import fc from 'fast-check'
import { expect, it } from 'vitest'
import { html, EMPTY } from './html.ts'

it('what is no Html is text, in a tag and in an attribute', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const { teks: content } = html`<p title="${text}">${text}</p>`
      expect(content.replace(/^<p title="/, '').replace(/<\/p>$/, '')).not.toMatch(/[<"'].*[<"']/)
      expect(content.match(/</g)).toHaveLength(2)
      expect(content.match(/"/g)).toHaveLength(2)
    }),
  )
})

it('pieces stand as they are, lists one after the other, and what is not there is nothing', () => {
  const satu = html`<b>${'<'}</b>`
  expect(html`<p>${[satu, 1, false, null, undefined, EMPTY, 'a&b']}</p>`.teks).toBe(
    '<p><b>&lt;</b>1a&amp;b</p>',
  )
  expect(html`<p>${0}</p>`.teks).toBe('<p>0</p>')
})

it('lines of the sources are not sent, lines of a text are', () => {
  expect(html`<b> ${'satu\n  dua'} </b>`.teks).toBe('<b> satu\n  dua </b>')
})
