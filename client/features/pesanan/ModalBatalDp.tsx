import { batalDp, type PesananLengkap } from '#domain/calls/pesanan.ts'
import { tanpaUang } from '#domain/rules/uang-batal.ts'
import { ModalBatal } from '#client/kasir/ModalBatal.tsx'
import { UangBatalList } from '#client/kasir/UangBatal.tsx'
import { CHANGES } from './changes.ts'

interface Props {
  pesanan: PesananLengkap
  setoran: PesananLengkap['setoran'][number]
  onTutup: () => void
}

/** The newest DP, taken today in error, goes back whole. */
export function ModalBatalDp({ pesanan, setoran: { urut, no_setoran, pembayaran }, onTutup }: Props) {
  return (
    <ModalBatal
      title={`Batal DP ${no_setoran}`}
      kind={{ nama: 'DP' }}
      dokumen={{ no: pesanan.no_pesanan }}
      batal={{
        call: batalDp,
        input: (no_pesanan, { alasan }) => ({ body: { no_pesanan, urut, alasan } }),
        changes: CHANGES,
        text: (
          <>
            <p>DP ini salah masuk: uangnya kembali utuh, pesanannya tetap.</p>
            <UangBatalList uang={{ ...tanpaUang, kembalikan: pembayaran }} />
          </>
        ),
        uang: ({ refund }) => ({ ...tanpaUang, kembalikan: refund }),
      }}
      onClose={onTutup}
    />
  )
}
