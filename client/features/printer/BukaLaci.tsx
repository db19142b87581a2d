import { Button } from 'antd'
import { useState } from 'react'
import type { FieldError } from '#domain/errors.ts'
import { AlasanField, emptyAlasan } from '#client/kasir/AlasanField.tsx'
import { openDrawer } from '#client/kasir/till-printer.ts'

/** Opens the drawer without a document: the reason is kept, and its owner reads it. */
export function BukaLaci() {
  const [alasan, setAlasan] = useState('')
  const [errors, setErrors] = useState<readonly FieldError[]>([])
  const open = async () => {
    const missing = emptyAlasan(alasan)
    setErrors(missing)
    if (missing.length > 0) return
    await openDrawer({ alasan })
    setAlasan('')
  }
  return (
    <section aria-label="Laci uang">
      <h2>Laci Uang</h2>
      <AlasanField value={alasan} errors={errors} onChange={setAlasan} />
      <Button onClick={() => void open()}>Buka Laci</Button>
    </section>
  )
}
