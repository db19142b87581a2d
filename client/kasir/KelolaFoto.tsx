import { Button, Progress } from 'antd'
import { useEffect, useState, type ReactNode } from 'react'
import {
  listFoto,
  FOTO_MAKS,
  hapusFoto,
  tambahFoto,
  urutkanFoto,
  type FotoBarang,
} from '#domain/calls/foto.ts'
import { errors } from '#domain/errors.ts'
import { messages } from '#domain/messages.ts'
import { mayMake } from '#client/net/may.ts'
import { useObservable } from '#client/net/observable.ts'
import { ketahui, useCall, useSend } from '#client/net/query.ts'
import { confirm } from '#client/net/dialogs.ts'
import { sessionToken } from '#client/net/session.ts'
import { toast } from '#client/net/toasts.ts'
import { Menunggu } from '#client/ui/Unread.tsx'
import { TakePicture } from './TakePicture.tsx'
import { antrianFoto, buangKiriman, kirimFoto, kirimLagi, saatMasuk, type Kiriman } from './antrian-foto.ts'
import { usePicture } from './foto.ts'
import { ModalFoto } from './ModalFoto.tsx'
import './foto.css'

interface Props {
  kode_barcode: string
  nama?: string
}

const tahu = (sekarang: FotoBarang): void =>
  ketahui(listFoto, { params: { kode_barcode: sekarang.kode_barcode } }, sekarang)

/** The photos of a piece: seen by everybody; taken, brought, ordered and removed by who edits its data. */
export function KelolaFoto({ kode_barcode, nama = kode_barcode }: Props) {
  const reading = useCall(listFoto, { params: { kode_barcode } })
  const antrian = useObservable(antrianFoto).filter(
    (one) => one.tentang === kode_barcode && one.token === sessionToken(),
  )
  const [besar, lihat] = useState<string>()
  useEffect(() => saatMasuk(tahu), [])
  const hapus = useSend(hapusFoto, {
    onDone: ({ data, message }) => {
      toast('success', message)
      tahu(data)
    },
  })
  const order = useSend(urutkanFoto, { onDone: ({ data }) => tahu(data) })
  const foto = reading.data?.foto ?? []
  const pindah = (dari: number, ke: number) => {
    const next = foto.toSpliced(dari, 1)
    void order.send({ params: { kode_barcode }, body: { foto: next.toSpliced(ke, 0, foto[dari]!) } })
  }
  const busy = hapus.busy || order.busy
  return (
    <section className="kelola-foto" aria-label="Foto">
      {reading.data ? (
        <ul className="kelola-foto-daftar" aria-label={`Foto ${nama}`}>
          {foto.map((one, i) => (
            <li key={one}>
              <Satu kode_barcode={kode_barcode} foto={one} ke={i + 1} onBuka={() => lihat(one)} />
              {mayMake(urutkanFoto) && foto.length > 1 && (
                <span className="kelola-foto-tombol">
                  <PhotoButton
                    nama={`Majukan foto ${i + 1}`}
                    busy={busy || i === 0}
                    onClick={() => pindah(i, i - 1)}
                  >
                    ‹
                  </PhotoButton>
                  <PhotoButton
                    nama={`Mundurkan foto ${i + 1}`}
                    busy={busy || i === foto.length - 1}
                    onClick={() => pindah(i, i + 1)}
                  >
                    ›
                  </PhotoButton>
                </span>
              )}
              {mayMake(hapusFoto) && (
                <Button
                  size="small"
                  type="text"
                  danger
                  disabled={busy}
                  aria-label={`Hapus foto ${i + 1}`}
                  onClick={async () => {
                    if (await confirm(`Hapus Foto ${i + 1} ${nama}?`, { ok: 'Hapus', cancel: 'Batal' }))
                      await hapus.send({ params: { kode_barcode, foto: one } })
                  }}
                >
                  Hapus
                </Button>
              )}
            </li>
          ))}
          {antrian.map((one) => (
            <li key={one.id_trx}>
              <DiJalan kiriman={one} />
            </li>
          ))}
          {foto.length + antrian.length === 0 && <li className="muted">Belum ada foto</li>}
        </ul>
      ) : (
        <Menunggu reading={reading} apa="Foto" />
      )}
      {mayMake(tambahFoto) && reading.data && (
        <Tambah kode_barcode={kode_barcode} sisa={FOTO_MAKS - foto.length - antrian.length} />
      )}
      {besar && (
        <ModalFoto kode_barcode={kode_barcode} nama={nama} mulai={besar} onTutup={() => lihat(undefined)} />
      )}
    </section>
  )
}

interface ButtonProps {
  nama: string
  busy: boolean
  onClick: () => void
  children: ReactNode
}
const PhotoButton = ({ nama, busy, onClick, children }: ButtonProps) => (
  <Button size="small" disabled={busy} aria-label={nama} onClick={onClick}>
    {children}
  </Button>
)

interface SatuProps {
  kode_barcode: string
  foto: string
  ke: number
  onBuka: () => void
}
function Satu({ kode_barcode, foto, ke, onBuka }: SatuProps) {
  const picture = usePicture(kode_barcode, foto, 'kecil')
  return (
    <button type="button" className="foto foto-detail" aria-label={`Foto ${ke}, perbesar`} onClick={onBuka}>
      {picture.data ? <img src={picture.data} alt="" /> : picture.error ? '↻' : null}
    </button>
  )
}

/** A picture that has not arrived yet: its state, and the buttons for what can be done. */
function DiJalan({ kiriman: { id_trx, asal, content, state, pesan } }: { kiriman: Kiriman }) {
  const berhenti = state === 'gagal' || state === 'ditolak'
  return (
    <>
      <span className="foto foto-detail kelola-foto-jalan">
        {content && <img src={`data:image/jpeg;base64,${content}`} alt="" />}
      </span>
      {asal instanceof File && state === 'ditolak' && <small>{asal.name}</small>}
      {berhenti ? (
        <small className="field-error" role="alert">
          {pesan}
        </small>
      ) : (
        <small className="muted">{state === 'dikirim' ? 'Sedang Dikirim' : 'Menunggu'}</small>
      )}
      {state === 'gagal' && (
        <Button size="small" onClick={kirimLagi}>
          {messages.cobaLagi}
        </Button>
      )}
      {berhenti && (
        <Button size="small" type="text" onClick={() => buangKiriman(id_trx)}>
          Buang
        </Button>
      )}
    </>
  )
}

/** Photos that are added go to the server one after the other, while other work goes on. */
function Tambah({ kode_barcode, sisa }: { kode_barcode: string; sisa: number }) {
  const [jumlah, setJumlah] = useState(0)
  const masih = useObservable(antrianFoto).filter(
    ({ tentang, state }) => tentang === kode_barcode && state !== 'ditolak',
  ).length
  const full = errors.fotoPenuh({ maks: FOTO_MAKS }).message
  const kirim = (chosen: readonly Blob[]) => {
    if (chosen.length > sisa) toast('error', full)
    const fitting = chosen.slice(0, Math.max(0, sisa))
    setJumlah((masih === 0 ? 0 : jumlah) + fitting.length)
    kirimFoto(kode_barcode, fitting)
  }
  return (
    <TakePicture banyak full={sisa <= 0} onChoose={kirim} {...(sisa <= 0 ? { keterangan: full } : {})}>
      {masih > 0 && jumlah > 1 && (
        <Progress
          percent={Math.round((100 * (jumlah - masih)) / jumlah)}
          format={() => `${jumlah - masih} dari ${jumlah}`}
          aria-label="Foto yang sudah dikirim"
        />
      )}
    </TakePicture>
  )
}
