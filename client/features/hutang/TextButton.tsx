import { Button } from 'antd'
import { useState } from 'react'
import { hutangText } from '#domain/calls/nota-hutang.ts'
import { ApiError, call } from '#client/net/api.ts'
import { tellFailure } from '#client/net/query.ts'
import { saveFile } from '#client/ui/csv.ts'

/** The file follows 100 ms after its text is put together (spec 001 §9). */
const SAVE_MS = 100

/** The plain text that a printer of debts takes by itself. */
export function TextButton({ no_faktur_hutang }: { no_faktur_hutang: string }) {
  const [busy, setBusy] = useState(false)
  const simpan = async () => {
    setBusy(true)
    try {
      const { nama, teks: text } = await call(hutangText, { params: { no_faktur_hutang } })
      await new Promise((resolve) => setTimeout(resolve, SAVE_MS))
      saveFile(nama, new Blob([text], { type: 'text/plain;charset=utf-8' }))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      await tellFailure(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button loading={busy} onClick={() => void simpan()}>
      Berkas Teks
    </Button>
  )
}
