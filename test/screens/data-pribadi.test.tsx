/** Data Pribadi: what is due is told, asked about once, and forgotten until nothing is left; a refusal on the way ends it, and what was done is told. */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { CallReply } from '#domain/call.ts'
import { readRetensi, hapusRetensi, type Jatuh } from '#domain/calls/retensi.ts'
import { tanggalSystem } from '#domain/units.ts'
import { errors } from '#domain/errors.ts'
import { authorization } from '#domain/calls/otorisasi.ts'
import { named, modal, typeInto } from './hands.ts'
import { refuses, replies, sent, tell } from './network.ts'
import { expectAccessible, openScreen } from './open.tsx'

const jatuh = (jenis: Jatuh['jenis'], jumlah: number): Jatuh => ({
  jenis,
  bulan_min: 60,
  bulan_maks: jenis === 'MEMBER' ? 120 : 60,
  jumlah,
  tertua: jumlah ? tanggalSystem('2019-03-02') : null,
})
const MEMBER: CallReply<typeof readRetensi>['member'] = {
  jumlah: 501,
  rows: [
    {
      kode_member: 'MTK010000017',
      nama_customer: 'SITI LAMA',
      no_hp: '0812****890',
      alamat_customer: '-',
      kelurahan: '-',
      kecamatan: '-',
      kota: '-',
      provinsi: '-',
      jenis_member: 'REGULER',
      point: 12,
      trx_count: 3,
      trx_terakhir: tanggalSystem('2019-03-02'),
      tidak_aktif: true,
      status_aktif: true,
      punya_nik: false,
      rumah: null,
      poin_per: null,
      poin_menunggu: 0,
    },
  ],
}
const state = (identitas: number, member: number) =>
  replies(readRetensi, {
    jenis: [jatuh('IDENTITAS', identitas), jatuh('PELANGGAN', 0), jatuh('MEMBER', member)],
    member: member ? MEMBER : { rows: [], jumlah: 0 },
  })
const buka = () => openScreen('/data-pribadi', { world: 'menu', told: [state(3, 501)] })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const diminta = () => sent.filter((s) => s.asked.includes('retensi/hapus')).map((s) => s.body)

/** Another person's word for what the window shows. */
async function izinkan(banyak: number): Promise<void> {
  const ids = Array.from({ length: banyak }, (_, i) => `izin-${i}`)
  tell(replies(authorization, { authorization_id: ids[0]!, lain: ids.slice(1) }))
  const izin = modal('Otorisasi')
  await typeInto(izin.getByRole('textbox', { name: named('Username') }), 'SPV1')
  await typeInto(izin.getByLabelText('Password'), 'Rahasia-123')
  await izin.getByRole('button', { name: 'Otorisasi', exact: true }).click()
}
const allowed = () => sent.filter((s) => s.asked.endsWith('/authorization')).map((s) => s.body)

test('how long what is kept, how much is due, and who; what nothing is due of has no button', async () => {
  await buka()
  await expect.element(page.getByText('60 sampai 120 bulan, menurut toko')).toBeVisible()
  await expect.element(page.getByText('SITI LAMA')).toBeVisible()
  await expect.element(button('Hapus Identitas')).toBeVisible()
  expect(button('Hapus Nama Di Dokumen').elements()).toHaveLength(0)
  await expectAccessible()
})

test('nothing is asked of the server before somebody has said yes; then all of it, part after part', async () => {
  await buka()
  await button('Hapus Member').click()
  await expect.element(page.getByText(/Hapus 501 Member, .*Tidak bisa dibatalkan/)).toBeVisible()
  await button('Batal').click()
  expect(diminta()).toEqual([])

  tell(
    replies(hapusRetensi, { dihapus: 498, dilewati: 2, lanjut: 'MTK010000500' }, { once: true }),
    replies(hapusRetensi, { dihapus: 1, dilewati: 0, lanjut: null }),
    state(3, 0),
  )
  await button('Hapus Member').click()
  await button('Hapus').click()
  // One word of another person for both requests; nothing has been forgotten before it was given.
  const izin = modal('Otorisasi')
  await expect.element(izin.getByText('HAPUS DATA PRIBADI').first()).toBeVisible()
  await expect.element(izin.getByText('hanya dari orang lain').first()).toBeVisible()
  await expect.element(izin.getByText('60 sampai 120 bulan, menurut toko').first()).toBeVisible()
  await expectAccessible()
  expect(diminta()).toEqual([])
  await izinkan(2)
  await expect.element(page.getByText('499 Dihapus, 2 Dilewati Karena Belum Selesai')).toBeVisible()
  expect(diminta()).toEqual([
    { jenis: 'MEMBER', sesudah: '' },
    { jenis: 'MEMBER', sesudah: 'MTK010000500' },
  ])
  const shown = (dihapus: string) => [
    { nama: 'Data', nilai: 'Member' },
    { nama: 'Disimpan', nilai: '60 sampai 120 bulan, menurut toko' },
    { nama: 'Dihapus', nilai: dihapus },
  ]
  expect(allowed()).toMatchObject([
    { kategori: 'HAPUS DATA PRIBADI', disetujui: shown('500'), lain: [{ disetujui: shown('1') }] },
  ])
  expect(page.getByText('SITI LAMA').elements()).toHaveLength(0)
})

test('a refusal ends it, and is told', async () => {
  await buka()
  tell(refuses(hapusRetensi, errors.tidakDiizinkan()))
  await button('Hapus Identitas').click()
  await button('Hapus').click()
  await izinkan(1)
  await expect.element(page.getByText(errors.tidakDiizinkan().message).first()).toBeVisible()
  expect(diminta()).toHaveLength(1)
  expect(page.getByText(/^\d+ Dihapus/).elements()).toHaveLength(0)
})

test('nothing is forgotten when nobody else allows it', async () => {
  await buka()
  await button('Hapus Identitas').click()
  await button('Hapus').click()
  await modal('Otorisasi').getByRole('button', { name: 'Batal' }).click()
  await expect.element(modal('Otorisasi')).not.toBeInTheDocument()
  expect([diminta(), allowed()]).toEqual([[], []])
})
