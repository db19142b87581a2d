import { Button, Spin } from 'antd'
import { useEffect, useState } from 'react'
import { pratinjauNota } from '#domain/calls/atur-nota.ts'
import { NAMA_NOTA, type JenisNota, type PengaturanNota } from '#domain/rules/pengaturan-nota.ts'
import { ApiError, callFile } from '#client/net/api.ts'
import { printPdf } from '#client/ui/printPdf.ts'

const PAUSE_MS = 500

interface Props {
  jenis: JenisNota
  pengaturan: PengaturanNota
}

/** The nota as the server prints it with what is typed, before it is saved. */
export function Pratinjau({ jenis, pengaturan }: Props) {
  const { example, url, error, sibuk } = usePratinjau(jenis, JSON.stringify(pengaturan))
  return (
    <section className="card nota-pratinjau" aria-label="Pratinjau">
      <div className="nota-pratinjau-kepala">
        <h2>Pratinjau</h2>
        {sibuk && <Spin size="small" />}
        {example && (
          <Button size="small" onClick={() => void printPdf(example)}>
            Cetak Contoh
          </Button>
        )}
        {url && (
          <Button size="small" href={url} target="_blank" rel="noreferrer">
            Buka di Tab Baru
          </Button>
        )}
      </div>
      {error && (
        <div className="field-error" role="alert">
          {error}
        </div>
      )}
      {url && (
        // The browser shows no PDF in a sandbox; this one was made by our own server.
        // oxlint-disable-next-line react/iframe-missing-sandbox
        <iframe
          title={`Contoh nota ${NAMA_NOTA[jenis].toLowerCase()}`}
          src={`${url}#toolbar=0&navpanes=0&view=${pengaturan.kertas === '80' ? 'Fit' : 'FitH'}`}
        />
      )}
    </section>
  )
}

/** The latest PDF stays in sight while the next is being made. */
function usePratinjau(jenis: JenisNota, text: string) {
  const [example, setExample] = useState<Blob>()
  const [url, setUrl] = useState<string>()
  const [error, setError] = useState<string>()
  const [sibuk, setSibuk] = useState(true)
  useEffect(() => {
    const stop = new AbortController()
    const timer = setTimeout(() => {
      setSibuk(true)
      callFile(
        pratinjauNota,
        { params: { jenis }, body: JSON.parse(text) as PengaturanNota },
        { signal: stop.signal, quiet: true },
      )
        .then(({ blob }) => {
          setError(undefined)
          setExample(blob)
          setUrl(URL.createObjectURL(blob))
        })
        .catch(
          (error: unknown) =>
            !stop.signal.aborted && setError(error instanceof ApiError ? error.message : String(error)),
        )
        .finally(() => !stop.signal.aborted && setSibuk(false))
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [jenis, text])
  useEffect(() => () => void (url && URL.revokeObjectURL(url)), [url])
  return { example, url, error, sibuk }
}
