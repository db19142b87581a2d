/** The shop's own settings: what is the owner's alone stands locked before others, who save the rest (DOMAIN §F.2). */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { bukaPinjaman } from '#domain/calls/izin-gadai.ts'
import { pengaturanToko, ubahLogo } from '#domain/calls/toko.ts'
import { tanggalSystem } from '#domain/units.ts'
import { modal, toasts, typeInto } from './hands.ts'
import { replies, sent, tell } from './network.ts'
import { expectAccessible, openScreen } from './open.tsx'

/** A shop as its settings show it. */
const PENGATURAN = {
  kode_toko: 'TK01',
  is_pusat: false,
  tgl_system: tanggalSystem('2025-01-15'),
  identitas: {
    nama_toko: 'TOKO EMAS KENCANA',
    alamat_toko: 'JL. MALIOBORO NO. 1',
    kota: '-',
    no_telp: '-',
    npwp: '-',
    izin_gadai: 'KEP-1',
    portal: '-',
    zona: 'WIB' as const,
  },
  alat: { timbangan_baud: 9600 as const, timbangan_seri: '-', tera_sampai: null },
  logo: null,
  peringatan: [],
  pinjaman: null,
}

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

const DITUTUP = { state: 'DITUTUP', sampai: null, oleh: '-', alasan: '-' } as const

test('lending without a licence is opened by the owner, until a day and with a reason; a line says so', async () => {
  const word = { sampai: tanggalSystem('2026-01-20'), oleh: 'OWN1', alasan: 'IZIN DALAM PROSES' }
  await openScreen('/settingtoko', {
    world: 'menu',
    as: 'OWN1',
    told: [replies(pengaturanToko, { ...PENGATURAN, pinjaman: DITUTUP })],
  })
  await expect.element(page.getByText(/^Pinjaman Baru Memerlukan Izin OJK: /)).toBeVisible()
  await page.getByRole('button', { name: 'Buka Sementara' }).click()
  const form = modal('Buka Pinjaman Baru Tanpa Izin')
  await form.getByRole('button', { name: 'Simpan' }).click()
  await expect.element(form.getByText('Alasan Harus Diisi')).toBeVisible()
  expect(sent).toEqual([])
  await form.getByLabelText('Alasan').fill('izin dalam proses')
  await typeInto(form.getByLabelText('Sampai Tanggal'), '20012026')
  await expectAccessible()
  tell(
    replies(bukaPinjaman, { ...word, state: 'DIBUKA' }),
    replies(pengaturanToko, { ...PENGATURAN, pinjaman: { ...word, state: 'DIBUKA' } }),
  )
  await form.getByRole('button', { name: 'Simpan' }).click()
  await expect
    .element(
      page.getByText('Pinjaman baru tanpa izin OJK dibuka OWN1 sampai 20 Januari 2026: IZIN DALAM PROSES'),
    )
    .toBeVisible()
  expect(sent).toMatchObject([{ body: { sampai: '2026-01-20', alasan: 'IZIN DALAM PROSES' } }])
  await expect.element(page.getByRole('button', { name: 'Tutup Sekarang' })).toBeVisible()
})

test('a supervisor only reads that no new loan is made', async () => {
  await openScreen('/settingtoko', {
    world: 'menu',
    as: 'SPV1',
    told: [replies(pengaturanToko, { ...PENGATURAN, pinjaman: DITUTUP })],
  })
  await expect.element(page.getByText(/^Pinjaman Baru Memerlukan Izin OJK: /)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Buka Sementara' })).not.toBeInTheDocument()
})

test('a sign larger than a nota’s head is made smaller before it is sent, and a small one stays as it is', async () => {
  await openScreen('/settingtoko', { world: 'menu', as: 'SPV1', told: [replies(ubahLogo, {})] })
  await expect.element(page.getByRole('button', { name: 'Pilih Logo' })).toBeVisible()
  const input = page.getByLabelText('Berkas logo').element() as HTMLInputElement
  for (const [width, height, kept] of [
    [1_200, 300, '480 × 120'],
    [100, 480, '50 × 240'],
    [60, 30, '60 × 30'],
  ] as const) {
    const before = sent.length
    await offer(input, width, height)
    await expect.poll(() => sent.length).toBe(before + 1)
    expect(await sizeOf((sent.at(-1)!.body as { logo: string }).logo)).toBe(kept)
  }
})

test('a logo that nobody can read is told where another is chosen', async () => {
  await openScreen('/settingtoko', {
    world: 'menu',
    as: 'SPV1',
    told: [replies(pengaturanToko, { ...PENGATURAN, logo_rusak: true })],
  })
  await expect.element(page.getByText('Gambar logo rusak')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Ganti Logo' })).toBeVisible()
  await expectAccessible()
})

/** A picture of this size, as if it had been chosen. */
async function offer(input: HTMLInputElement, width: number, height: number): Promise<void> {
  const canvas = new OffscreenCanvas(width, height)
  canvas.getContext('2d')!.fillRect(0, 0, width, height)
  const files = new DataTransfer()
  files.items.add(new File([await canvas.convertToBlob()], 'logo.png', { type: 'image/png' }))
  input.files = files.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

async function sizeOf(url: string): Promise<string> {
  const { width, height } = await createImageBitmap(await (await fetch(url)).blob())
  return `${width} × ${height}`
}
