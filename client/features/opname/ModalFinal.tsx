import { barangHilang, listOpname, finalOpname, lihatOpname, pratinjauOpname } from '#domain/calls/opname.ts'
import { formatNumber } from '#domain/format.ts'
import { baki } from '#domain/masters/baki.ts'
import { useOtorisasi } from '#client/kasir/Otorisasi.tsx'
import { tellSaveError, useCall, useSend } from '#client/net/query.ts'
import { toast } from '#client/net/toasts.ts'
import { Gram } from '#client/ui/amounts.tsx'
import { Menunggu } from '#client/ui/Unread.tsx'
import { StaticModal } from '#client/ui/StaticModal.tsx'
import { NUMBERS, SEBUTAN } from './columns.tsx'

interface Props {
  no: string
  onSelesai: () => void
  onClose: () => void
}

const AKIBAT = {
  ketemu: 'tetap di tempatnya',
  hilang: 'keluar dari stok, status HILANG',
  lebih: 'milik baki lain pindah ke sini, yang dulu hilang masuk lagi, sisanya dicatat saja',
  keluar: 'terjual atau pergi selama dihitung',
} as const

/** Previews the outcome of the count before it is allowed. */
export function ModalFinal({ no, onSelesai, onClose }: Props) {
  const reading = useCall(pratinjauOpname, { params: { no } }, { staleTime: 0 })
  const otorisasi = useOtorisasi()
  const { send, busy } = useSend(finalOpname, {
    changes: [lihatOpname, listOpname, barangHilang, baki.calls.ready],
    izin: otorisasi.diminta('Stock opname'),
    onDone: ({ message }) => {
      toast('success', message)
      onSelesai()
    },
    onError: (error) => {
      void reading.refetch()
      tellSaveError(error)
    },
  })
  const tertahan = reading.data?.tertahan ?? []
  return (
    <StaticModal
      open
      title={`Selesaikan ${no}`}
      okText="Selesaikan"
      width={640}
      busy={busy}
      okDisabled={!reading.data || tertahan.length > 0}
      onOk={() => void send({ params: { no } }, { timeout: 30_000 })}
      onClose={onClose}
    >
      {!reading.data ? (
        <Menunggu reading={reading} apa="Hasil Hitungan" />
      ) : (
        <>
          <dl className="opname-akhir" aria-label="Hasil hitungan">
            {NUMBERS.filter((name) => name !== 'diharapkan').map((name) => (
              <div key={name}>
                <dt className={`opname-${name}`}>{SEBUTAN[name][1]}</dt>
                <dd>
                  <strong>{formatNumber(reading.data[name].qty)}</strong> barang ·{' '}
                  <Gram value={reading.data[name].berat} />
                  <small className="muted">{AKIBAT[name]}</small>
                </dd>
              </div>
            ))}
          </dl>
          {tertahan.length > 0 && (
            <div className="field-error" role="alert">
              <p>Belum bisa diselesaikan. Cari barang ini lagi, atau:</p>
              <ul>
                {tertahan.map(({ kode_barcode, sebab }) => (
                  <li key={kode_barcode}>{sebab}</li>
                ))}
              </ul>
            </div>
          )}
        </>
      )}
      {otorisasi.modal}
    </StaticModal>
  )
}
