/** The shop's own settings: what is the owner's alone stands locked before others, who save the rest (DOMAIN §F.2). */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { toasts } from './hands.ts'
import { sent } from './network.ts'
import { expectAccessible, openScreen } from './open.tsx'

test('the portal is the owner’s: a supervisor sees it locked, and saves the rest', async () => {
  await openScreen('/settingtoko', { world: 'menu', as: 'SPV1' })
  await expect.element(page.getByLabelText('Alamat Portal')).toBeDisabled()
  await expect.element(page.getByText('Hanya OWN yang boleh mengubahnya')).toBeVisible()
  await expect.element(page.getByRole('region', { name: 'Kunci portal' })).not.toBeInTheDocument()
  await expectAccessible()
  await page.getByLabelText('Kota').fill('solo')
  await page.getByRole('button', { name: 'Simpan Identitas' }).click()
  await expect.poll(toasts).toContain('Data Berhasil Dirubah')
  expect(sent).toEqual([
    { asked: expect.stringMatching(/^PUT /), body: expect.objectContaining({ kota: 'SOLO' }) },
  ])
})
