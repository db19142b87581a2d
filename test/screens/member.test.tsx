/** Members: one phone is one person; who has it twice from before is offered for merging. */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { call } from '#client/net/api.ts'
import { gabungMember, memberByKode, memberGanda, type NomorGanda } from '#domain/calls/member.ts'
import { tanggalSystem } from '#domain/units.ts'
import { modal } from './hands.ts'
import { replies, sent, tell } from './network.ts'
import { expectAccessible, openScreen } from './open.tsx'

const TANPA_DATA = {
  tgl_lahir: null,
  kode_toko_daftar: 'TK01',
  tgl_daftar: tanggalSystem('2025-01-15'),
  input_by: 'OWN1',
  nik_samar: '-',
  consent_at: null,
  consent_versi: null,
  consent_ditarik_at: null,
  anonim: false,
  gabung_ke: null,
}

test('two members with one number are told above the list, and the one is merged into the other', async () => {
  await openScreen('/data-member', { as: 'OWN1', world: 'nomor-ganda' })
  await expect.element(page.getByText('1 nomor HP dipunyai lebih dari satu member')).toBeVisible()
  const [{ member }] = (await call(memberGanda)) as [NomorGanda]
  // The member named in the picker is looked up when it is left.
  tell(replies(memberByKode, [member.find(({ kode_member }) => kode_member === 'MTK010000701')!]))
  await page.getByRole('button', { name: 'Lihat Dan Gabungkan' }).click()
  const ganda = modal('Satu Nomor HP, Beberapa Member')
  const satu = ganda.getByRole('listitem').filter({ hasText: 'MTK010000702' })
  await expect.element(ganda.getByRole('region', { name: '081266667777' })).toBeVisible()
  await expectAccessible('empty-table-header')
  await satu.getByRole('button', { name: 'Gabungkan Ke Sini' }).click()
  const gabung = modal('Gabung Ke MTK010000702 BU SATU')
  await expect.element(gabung.getByLabelText('Kode Member Duplikat')).toHaveValue('MTK010000701')
  await expect.element(gabung.getByLabelText('Alasan')).toHaveValue('SATU NOMOR HP')
  await gabung.getByRole('button', { name: 'Gabung', exact: true }).click()
  const bersatu = { ...member[0]!, ...TANPA_DATA }
  tell(replies(memberGanda, []), replies(gabungMember, bersatu))
  await page.getByRole('button', { name: 'Ya', exact: true }).click()
  await expect.element(ganda.getByText('Tidak ada lagi.')).toBeVisible()
  expect(sent).toMatchObject([
    { asked: `POST /api/v1/${gabungMember.path.replace('{kode_member}', 'MTK010000702')}` },
  ])
})

test('a pasted number comes whole, however it is written; of another country with its +', async () => {
  await openScreen('/data-member', { as: 'OWN1', world: 'nomor-ganda' })
  await page.getByRole('button', { name: 'Tambah' }).click()
  const form = modal('Tambah Member')
  const hp = form.getByLabelText('No HP')
  await hp.fill('+62 812-6666-7777')
  await expect.element(hp).toHaveValue('+6281266667777')
  await hp.fill('+65 9123 4567')
  await expect.element(hp).toHaveValue('+6591234567')
  await hp.fill('(0812) 6666 7777')
  await expect.element(hp).toHaveValue('081266667777')
})
