/** The PPN of a month by rate: to the rupiah, with what was cancelled and what nobody knows the rate of; equal to 2104 (DOMAIN §C.12, §O.6-1, S23). */
import { expect, it } from 'vitest'
import { expectBooksAgree } from '#test/tools/books.ts'
import { asOwner } from '#test/tools/close.ts'
import { must } from '#test/tools/client.ts'
import { buildSettings } from '#test/tools/factories.ts'
import { expectPpnAgrees } from '#test/tools/invariants.ts'
import { ambilService, buildServiceSelesai } from '#test/tools/service.ts'
import { startTestServer } from '#test/tools/server.ts'
import { buildValidSale, cancelValid } from '#test/tools/till.ts'
import { cash } from '#test/tools/titipan.ts'

it('is that of each rate, a cancel taken off, the rest told as not known', async () => {
  const server = await startTestServer()
  const [kasir, owner] = await Promise.all([server.client('KSR1'), server.client('OWN1')])
  await buildSettings(server, { PPN_MODE: 'EXCLUDE' })
  // with a tax invoice: 67,309 (S23); without it 1,577,500 × 1.65 % = 26,029 (26,028.75)
  await asOwner(
    server,
    `UPDATE barang SET punya_faktur_pajak = (kode_barcode = '00000002')
     WHERE kode_barcode IN ('00000001', '00000002', '00000003')`,
  )
  const berdua = await buildValidSale(kasir, { barang: ['00000001', '00000002'], pajak: 67_309 + 26_029 })
  const batal = await buildValidSale(kasir, { barang: ['00000003'], pajak: 37_645 })
  must(await cancelValid(kasir, batal))
  must(await ambilService(kasir, await buildServiceSelesai(owner, {}), cash(121_320)))
  const rows = async (bulan = '2025-01', type_laporan = 'REKAP') =>
    (
      await owner.request(
        'GET',
        `ppn/report?bulan_awal=${bulan}&bulan_akhir=${bulan}&type_laporan=${type_laporan}`,
      )
    ).data as Record<string, unknown>[]
  const ringkas = async () =>
    (await rows()).map((r) => [r['tarif'], r['sumber'], r['jumlah'], r['dpp'], r['ppn_rp']])
  expect(await ringkas()).toEqual([
    ['1.1%', 'SERVICE', 1, 120_000, 1_320],
    ['1.1%', 'PENJUALAN', 1, 6_119_000, 67_309],
    ['1.65%', 'PENJUALAN', 2, 3_859_000, 63_674],
    ['1.65%', 'BATAL PENJUALAN', -1, -2_281_500, -37_645],
  ])
  expect(await rows('2025-02')).toEqual([])
  await expectPpnAgrees(server, owner, '2025-01', '2025-01')

  await asOwner(server, `UPDATE jual_detail SET ppn_rate = NULL WHERE no_faktur_group = '${berdua}'`)
  expect((await ringkas()).find(([tarif]) => tarif === 'Tidak Diketahui')).toEqual([
    'Tidak Diketahui',
    'PENJUALAN',
    2,
    7_696_500,
    93_338,
  ])
  await expectPpnAgrees(server, owner, '2025-01', '2025-01')
  await expectBooksAgree(server.pool)
  await server.close()
})
