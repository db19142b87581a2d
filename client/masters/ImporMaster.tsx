import { Button } from 'antd'
import { useState } from 'react'
import type { ImporResult } from '#domain/impor/result.ts'
import type { ScreenCalls, AnyMaster } from '#domain/master-types.ts'
import { formatNumber } from '#domain/format.ts'
import type { ApiError } from '#client/net/api.ts'
import { tellSaveError, useSend } from '#client/net/query.ts'
import { kirimOf, type FileOf } from '#client/ui/files.ts'
import { FileReadMode } from '#client/ui/FileReadMode.tsx'
import { useUnduh } from '#client/ui/useUnduh.ts'
import { UnknownColumns } from '#client/ui/Persetujuan.tsx'
import { FilePicker } from '#client/ui/FilePicker.tsx'
import { StaticModal } from '#client/ui/StaticModal.tsx'
import { toast } from '#client/net/toasts.ts'
import { ImporMasterResult } from './ImporMasterResult.tsx'
import '#client/ui/impor.css'

interface ImporMasterProps {
  master: AnyMaster
  check: NonNullable<ScreenCalls['check']>
  apply: NonNullable<ScreenCalls['apply']>
  mistakes: NonNullable<ScreenCalls['mistakes']>
  template?: NonNullable<ScreenCalls['template']>
  onClose: () => void
}

/** A file is chosen, what it would do is shown row by row, then all of it is done, or nothing. */
export function ImporMaster({ master, check, apply, mistakes, template, onClose }: ImporMasterProps) {
  const [file, setFile] = useState<FileOf>()
  const [result, setResult] = useState<ImporResult>()
  const [setuju, setSetuju] = useState(false)
  const { unduh, busy: mengunduh } = useUnduh()
  const checking = useSend(check, { onDone: ({ data }) => setResult(data) })
  const periksa = async (chosen: FileOf) => {
    // Read otherwise, what is seen stays until it is known what that comes to.
    if (!chosen.choice) setResult(undefined)
    setSetuju(false)
    setFile(chosen)
    if (!(await checking.send({ body: kirimOf(chosen) }, { timeout: false }))) setResult(undefined)
  }
  const refused = (error: ApiError) => {
    tellSaveError(error)
    // A refusal may mean that rows have changed meanwhile: the file is checked again.
    if (error.kind === 'refused' && file) void periksa(file)
  }
  const applying = useSend(apply, {
    changes: [master.screen.page!, ...Object.values(master.calls)],
    onError: refused,
    onDone({ message }) {
      toast('success', message)
      onClose()
    },
  })
  const terapkan = () =>
    applying.send({ body: { ...kirimOf(file!), sidik: result!.sidik, setuju } }, { timeout: false })
  const changes = result ? result.jumlah.BARU + result.jumlah.BERUBAH : 0

  return (
    <StaticModal
      open
      title={`Impor ${master.title}`}
      width={result ? 1000 : 640}
      onClose={onClose}
      busy={checking.busy || applying.busy}
      {...(result
        ? {
            onOk: terapkan,
            okText: `Simpan ${formatNumber(changes)} Baris`,
            okDisabled:
              result.jumlah.SALAH > 0 ||
              changes === 0 ||
              result.cara_baca.tersembunyi === 'BELUM' ||
              (result.tidak_dikenal.length > 0 && !setuju),
          }
        : {})}
    >
      {result && file ? (
        <div className="impor">
          <div className="impor-head">
            <span className="impor-name">{file.nama}</span>
            <div className="page-actions">
              <Button onClick={() => setResult(undefined)} disabled={applying.busy}>
                Ganti Berkas
              </Button>
            </div>
          </div>
          <FileReadMode cara={result.cara_baca} onChoose={(choice) => void periksa({ ...file, choice })} />
          <UnknownColumns columns={result.tidak_dikenal} checked={setuju} onSetuju={setSetuju} />
          <ImporMasterResult
            master={master}
            result={result}
            mengunduh={mengunduh}
            onUnduh={() => void unduh(mistakes, { body: kirimOf(file) })}
          />
        </div>
      ) : (
        <div className="impor">
          <FilePicker onChoose={periksa} busy={checking.busy} />
          <div className="impor-head">
            <span className="muted">
              Judul kolom di atas, isinya di bawahnya. Kode yang sudah ada diubah, yang belum ada ditambah;
              kolom yang tidak ada di berkas dibiarkan.
            </span>
            {template && (
              <div className="page-actions">
                <Button onClick={() => void unduh(template)}>Unduh Contoh Excel</Button>
              </div>
            )}
          </div>
        </div>
      )}
    </StaticModal>
  )
}
