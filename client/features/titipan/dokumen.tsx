/** Deposits and additions: opened by their number, and in the cashier's queue. */
import { batalTitipan, listTitipan, lihatTitipan, validasiTitipan } from '#domain/calls/titipan.ts'
import { call } from '#client/net/api.ts'
import type { QueueDokumen } from '#client/kasir/dokumen.ts'
import { tandaTerima } from './tanda-terima.ts'
import { DetailTitipan } from './DetailTitipan.tsx'
import { ModalTitipan } from './ModalTitipan.tsx'

export const titipan: QueueDokumen = {
  Detail: ({ no }) => <DetailTitipan no_titip_group={no} />,
  Window: ({ no, onTutup }) => <ModalTitipan no_titip_group={no} onTutup={onTutup} />,
  validasi: async ({ no_faktur_group, urut }) => {
    await call(validasiTitipan, { body: { jenis: 'TITIPAN', no_titip_group: no_faktur_group, urut } })
    return []
  },
  serahkan: () => ['tanda terima titipan'],
  tolak: ({ no_faktur_group, urut }, alasan) =>
    call(batalTitipan, { body: { no_titip_group: no_faktur_group, urut, alasan } }),
  calls: { validasi: validasiTitipan, batal: batalTitipan },
  nota: ({ no_faktur_group, urut }) => tandaTerima(no_faktur_group, urut),
  changes: [listTitipan, lihatTitipan],
}
