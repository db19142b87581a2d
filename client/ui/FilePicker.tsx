import { useState, type DragEvent } from 'react'
import { Refusal } from '#domain/errors.ts'
import { readFile, type FileOf } from './files.ts'
import { toast } from '#client/net/toasts.ts'
import './file-picker.css'

interface FilePickerProps {
  onChoose: (file: FileOf) => void
  busy?: boolean
  /** Instead of the invitation: another file is wanted. */
  label?: string
}

const TERIMA = '.xlsx,.csv,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Takes an Excel or CSV file: dropped, or picked with a click or Enter. */
export function FilePicker({
  onChoose,
  busy = false,
  label = 'Letakkan Berkas Excel (.xlsx) Atau CSV Di Sini, Atau Klik Untuk Memilih',
}: FilePickerProps) {
  const [over, setOver] = useState(false)
  const take = async (file: File | undefined) => {
    if (!file || busy) return
    try {
      onChoose(await readFile(file))
    } catch (error) {
      toast('error', error instanceof Refusal ? error.message : 'Berkas Tidak Bisa Dibaca')
    }
  }
  const drag = (inside: boolean) => (event: DragEvent) => {
    event.preventDefault()
    setOver(inside)
  }
  const drop = (event: DragEvent) => {
    drag(false)(event)
    void take(event.dataTransfer.files[0])
  }
  return (
    <label
      className={over ? 'pilih-berkas pilih-berkas-over' : 'pilih-berkas'}
      onDragOver={drag(true)}
      onDragLeave={drag(false)}
      onDrop={drop}
    >
      <input
        type="file"
        className="only-heard"
        accept={TERIMA}
        disabled={busy}
        onChange={(event) => {
          void take(event.target.files?.[0])
          // The same file, corrected, may be picked again.
          event.target.value = ''
        }}
      />
      <svg viewBox="0 0 48 48" aria-hidden="true">
        <path d="M13 8h15l8 8v24H13z" />
        <path d="M28 8v8h8M24 34V22M18 28l6-6 6 6" />
      </svg>
      <span>{busy ? 'Sedang Memeriksa' : label}</span>
    </label>
  )
}
