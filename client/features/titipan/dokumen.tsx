/** Deposits and additions in the cashier's queue. */
import { batalTitipan, listTitipan, lihatTitipan, validasiTitipan } from '#domain/calls/titipan.ts'
import { call } from '#client/net/api.ts'
import type { ScreenDokumen } from '#client/kasir/dokumen.ts'
import { tandaTerima } from './tanda-terima.ts'
import { DetailTitipan } from './DetailTitipan.tsx'

export const titipan: ScreenDokumen = {
  validasi: async ({ no_faktur_group, urut }) => {
    await call(validasiTitipan, { body: { jenis: 'TITIPAN', no_titip_group: no_faktur_group, urut } })
    return []
  },
  serahkan: () => ['tanda terima titipan'],
  tolak: ({ no_faktur_group, urut }, alasan) =>
    call(batalTitipan, { body: { no_titip_group: no_faktur_group, urut, alasan } }),
  calls: { lihat: lihatTitipan, validasi: validasiTitipan, batal: batalTitipan },
  detail: ({ no_faktur_group }) => <DetailTitipan no_titip_group={no_faktur_group} />,
  nota: ({ no_faktur_group, urut }) => tandaTerima(no_faktur_group, urut),
  changes: [listTitipan, lihatTitipan],
}
