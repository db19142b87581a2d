import { Button } from 'antd'
import { useRef, useState } from 'react'
import { messages } from '#domain/messages.ts'
import { useObservable } from '#client/net/observable.ts'
import { sessionToken } from '#client/net/session.ts'
import { Unread } from '#client/ui/Unread.tsx'
import { StaticModal } from '#client/ui/StaticModal.tsx'
import { antrianFoto, buangKiriman, kirimLagi } from './antrian-foto.ts'
import { kirimLineFoto, aboutLine, useLinePicture, type LineWithFoto, type FotoDokumen } from './line-foto.ts'
import './foto.css'

interface Props {
  dari: FotoDokumen
  /** The document's number. */
  dokumen: string
  line: { no: number; foto: string | null; nama_barang: string }
  /** True when the picture may be replaced. */
  boleh: boolean
}

/** The picture of a line: seen large, put in its place, and how it stands with one on its way. */
export function LineFoto({ dari, dokumen, line: { no, foto, nama_barang }, boleh }: Props) {
  const line = { dokumen, no }
  const picture = useLinePicture(dari, line, foto, 'kecil')
  const [besar, buka] = useState(false)
  const file = useRef<HTMLInputElement>(null)
  const jalan = useObservable(antrianFoto).find(
    (one) => one.tentang === aboutLine(line) && one.token === sessionToken(),
  )
  const berhenti = jalan?.state === 'gagal' || jalan?.state === 'ditolak'
  return (
    <>
      {foto !== null && (
        <button
          type="button"
          className="foto foto-baris"
          aria-label={`Foto ${nama_barang}, perbesar`}
          onClick={() => buka(true)}
        >
          {picture.data ? <img src={picture.data} alt="" /> : picture.error ? '↻' : null}
        </button>
      )}
      {jalan && !berhenti && <small className="muted">Foto sedang dikirim</small>}
      {jalan && berhenti && (
        <>
          <small className="field-error" role="alert">
            {jalan.pesan}
          </small>
          {jalan.state === 'gagal' && (
            <Button size="small" onClick={kirimLagi}>
              {messages.cobaLagi}
            </Button>
          )}
          <Button size="small" type="text" onClick={() => buangKiriman(jalan.id_trx)}>
            Buang
          </Button>
        </>
      )}
      {boleh && !jalan && dari.boleh() && (
        <>
          <input
            ref={file}
            type="file"
            accept="image/jpeg,image/png"
            hidden
            aria-label={`Berkas foto ${nama_barang}`}
            onChange={(event) => {
              const one = event.target.files?.[0]
              if (one) kirimLineFoto(dari, line, one)
              // The same one may be picked again.
              event.target.value = ''
            }}
          />
          <Button
            size="small"
            aria-label={`${foto === null ? 'Foto' : 'Ganti foto'} ${nama_barang}`}
            onClick={() => file.current?.click()}
          >
            Foto
          </Button>
        </>
      )}
      {besar && foto !== null && (
        <Besar dari={dari} line={line} foto={foto} nama={nama_barang} onTutup={() => buka(false)} />
      )}
    </>
  )
}

interface BesarProps {
  dari: FotoDokumen
  line: LineWithFoto
  foto: string
  nama: string
  onTutup: () => void
}

function Besar({ dari, line, foto, nama, onTutup }: BesarProps) {
  const reading = useLinePicture(dari, line, foto, 'besar')
  return (
    <StaticModal open title={nama} width={560} onClose={onTutup} onOk={onTutup} okText="Tutup">
      <div className="foto-besar">
        {reading.data && <img src={reading.data} alt={`Foto ${nama}`} />}
        <Unread reading={reading} apa="Foto" />
      </div>
    </StaticModal>
  )
}
