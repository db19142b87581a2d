/** An empty installation, and what its owner types into it. */
import type { CallInput } from '#domain/call.ts'
import {
  ambilBawaan,
  bukaTokoPertama,
  fillSalesBaki,
  simpanAturan,
  simpanSaldoPembukaan,
} from '#domain/calls/pembukaan.ts'
import { hargaEmas, simpanHargaEmas } from '#domain/calls/harga-emas.ts'
import { login } from '#domain/calls/sesi.ts'
import { aturanBawaan } from '#domain/bawaan-aturan.ts'
import { bawaanChoices } from '#domain/bawaan-choices.ts'
import { milligram, rupiah, tanggalSystem } from '#domain/units.ts'
import { clientOf, type Client } from './client.ts'
import type { TestServer } from './server.ts'

export const PEMILIK = { user_id: 'RATNA', user_name: 'IBU RATNA', password: 'Emas-Murni-24' }

type Body = CallInput<typeof bukaTokoPertama>['body']

export const tokoPertama = (server: TestServer, more: Partial<Body> = {}): Body => ({
  kode_pembukaan: server.kodePembukaan,
  toko: {
    kode_toko: 'RT01',
    nama_toko: 'TOKO MAS RATNA',
    alamat_toko: 'JL. PASAR BARU NO. 8',
    kota: 'SURABAYA',
    no_telp: '031-123456',
    npwp: '-',
    zona: 'WIB',
  },
  pemilik: PEMILIK,
  tgl_system: tanggalSystem('2025-01-15'),
  nomor_server: 0,
  ...more,
})

/** Makes the first shop; its owner signed in. */
export async function bukaPertama(server: TestServer, more: Partial<Body> = {}): Promise<Client> {
  const { kode_toko } = await server.anonymous.call(bukaTokoPertama, { body: tokoPertama(server, more) })
  return masukPemilik(server, kode_toko)
}

export async function masukPemilik(server: TestServer, kode_toko = 'RT01'): Promise<Client> {
  const { token } = await server.anonymous.call(login, {
    body: { user_id: PEMILIK.user_id, password: PEMILIK.password, kode_toko },
  })
  return clientOf(server.url, token)
}

/** Every default. */
export const allBawaan = (): CallInput<typeof ambilBawaan>['body'] =>
  Object.fromEntries(
    bawaanChoices.map(({ nama, kunci, rows }) => [nama, rows.map((row) => String(row[kunci]))]),
  ) as never

export const SALDO: CallInput<typeof simpanSaldoPembukaan>['body'] = {
  kas: rupiah(15_000_000),
  rekening: [
    { kode_bank: 'BCA', no_rekening: '7770001', nama_rekening: 'IBU RATNA', saldo: rupiah(40_000_000) },
    { kode_bank: 'BRI', no_rekening: '8880002', nama_rekening: 'IBU RATNA', saldo: rupiah(0) },
  ],
}

/** As the step proposes them. */
export const ATURAN_BAWAAN: CallInput<typeof simpanAturan>['body'] = aturanBawaan

/** Masters, prices, rules, sales, trays and balances; the opening is not finished yet. */
export async function siapkan(owner: Client): Promise<void> {
  await owner.call(ambilBawaan, { body: allBawaan() })
  const { versi, group } = await owner.call(hargaEmas, {})
  const priced = group.map(({ kode_group }) => ({
    kode_group,
    cara: 'MANUAL' as const,
    margin_per_gram: rupiah(0),
    harga: rupiah(1_000_000),
    harga_min_gram: rupiah(980_000),
    harga_max_gram: rupiah(1_030_000),
    harga_beli_gram: rupiah(900_000),
  }))
  await owner.call(simpanHargaEmas, {
    body: { versi, harga_24k: rupiah(0), harga_beli_24k: rupiah(0), group: priced },
  })
  await owner.call(simpanAturan, { body: ATURAN_BAWAAN })
  await owner.call(fillSalesBaki, {
    body: {
      sales: [{ kode_sales: 'S01', nama_sales: 'YUNI' }],
      baki: [{ kode_baki: 'A1', nama_baki: 'BAKI A1', berat_baki: milligram(350_000) }],
    },
  })
  await owner.call(simpanSaldoPembukaan, { body: SALDO })
}
