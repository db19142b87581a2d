import { Button, Space } from 'antd'
import { useState } from 'react'
import { BakiField, bakiDari } from '#client/stok/BakiField.tsx'
import { Field } from '#client/ui/Field.tsx'
import { TextInput } from '#client/ui/inputs.tsx'

interface Props {
  ambil: (choice: { no: string } | { kode_gudang: string; kode_baki: string }) => Promise<boolean>
  busy: boolean
  disabled: boolean
}

/** Many at once: the pieces of a document, or of a tray. */
export function AmbilLabel({ ambil, busy, disabled }: Props) {
  const [no, setNo] = useState('')
  const [tempat, setTempat] = useState('')
  const dariNo = async () => {
    if (no.trim() && (await ambil({ no: no.trim() }))) setNo('')
  }
  return (
    <div className="label-ambil">
      <Field label="Dari nomor dokumen">
        {(c) => (
          <Space.Compact>
            <TextInput
              {...c}
              maxLength={30}
              placeholder="TA-…, KV-…, TR-…"
              disabled={disabled}
              value={no}
              onChange={setNo}
              onPressEnter={() => void dariNo()}
            />
            <Button loading={busy} disabled={disabled || !no.trim()} onClick={() => void dariNo()}>
              Ambil
            </Button>
          </Space.Compact>
        )}
      </Field>
      <BakiField
        label="Semua isi baki"
        required={false}
        value={tempat}
        error={undefined}
        disabled={disabled || busy}
        onChange={(next) => {
          setTempat(next)
          const baki = bakiDari(next)
          if (baki) void ambil(baki).then(() => setTempat(''))
        }}
      />
    </div>
  )
}
