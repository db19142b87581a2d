import { batalPesananLine, type PesananLine, type PesananLengkap } from '#domain/calls/pesanan.ts'
import { rupiah } from '#domain/units.ts'
import { ModalBatal } from '#client/kasir/ModalBatal.tsx'
import { Gram, Rupiah } from '#client/ui/amounts.tsx'
import { CHANGES } from './changes.ts'

interface Props {
  pesanan: PesananLengkap
  line: PesananLine
  onTutup: () => void
}

/** The customer does not want one of the things any more. */
export function ModalBatalBarang({ pesanan: { no_pesanan, total_harga }, line, onTutup }: Props) {
  return (
    <ModalBatal
      title={`Batal Barang ${no_pesanan}`}
      kind={{ nama: 'Barang' }}
      dokumen={{ no: no_pesanan }}
      batal={{
        call: batalPesananLine,
        input: (_, { alasan }) => ({ body: { no_pesanan, no: line.no, alasan } }),
        changes: CHANGES,
        text: (
          <>
            <p>
              <strong>{line.nama_barang}</strong> tidak jadi dipesan. Total menjadi{' '}
              <Rupiah value={rupiah(total_harga - line.harga_total)} strong />; DP tetap pada pesanan ini.
            </p>
            {line.emas_di_tukang > 0 ? (
              <p className="till-error">Emas Customer Masih Di Tukang, Timbang Kembali Dahulu</p>
            ) : (
              line.emas_di_toko > 0 && (
                <p className="till-perlu">
                  Kembalikan emas customer <Gram value={line.emas_di_toko} />
                </p>
              )
            )}
          </>
        ),
      }}
      onClose={onTutup}
    />
  )
}
