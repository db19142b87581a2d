import type { PremiDihitung } from '#domain/calls/premi.ts'
import { WhenLoaded } from '#client/kasir/detail.tsx'
import { Gram, Rupiah } from '#client/ui/amounts.tsx'
import type { Reading } from '#client/ui/reading.ts'
import { PremiTable } from './PremiTable.tsx'

interface Props {
  reading: Reading & { data: PremiDihitung | undefined }
  wrong: string | undefined
}

/** Shows how a premi comes about, before it is paid. */
export const PremiContent = ({ reading, wrong }: Props) => (
  <WhenLoaded reading={reading}>
    {(premi) => (
      <>
        <p className="kas-premi-rumus">
          <Gram value={premi.berat} /> × <Rupiah value={premi.premi_per_gram} /> per gram ={' '}
          {premi.potongan > 0 && (
            <>
              <Rupiah value={premi.premi} /> − potongan batal <Rupiah value={premi.potongan} /> ={' '}
            </>
          )}
          <Rupiah value={premi.jumlah} strong />
        </p>
        {wrong && (
          <p className="field-error" role="alert">
            {wrong}
          </p>
        )}
        {premi.jumlah <= 0 && (
          <p className="muted" role="status">
            {premi.potongan > 0
              ? 'Premi belum melebihi potongan. Potongannya tetap untuk premi berikutnya.'
              : 'Tidak ada premi yang belum dibayar sampai tanggal ini.'}
          </p>
        )}
        <PremiTable {...premi} />
      </>
    )}
  </WhenLoaded>
)
