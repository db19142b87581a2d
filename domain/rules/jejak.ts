/** Describes a change of a master or a setting in words: the fields, with their old and new values. Pure. */
type Content = Readonly<Record<string, unknown>> | null

const RINCIAN_MAKS = 400

/**
 * Of who a customer is audit_log keeps which fields changed, and nothing of what stood there (DOMAIN §G-6).
 * @returns 'nama: CINCIN → GELANG, status_aktif: true → false'; of a new or a deleted row its fields
 */
export function rincianUbah(sebelum: Content, sesudah: Content): string {
  const fields = [...new Set([...Object.keys(sebelum ?? {}), ...Object.keys(sesudah ?? {})])].filter(
    (field) => written(sebelum?.[field]) !== written(sesudah?.[field]),
  )
  const text = fields.map((field) => berubah(field, sebelum, sesudah)).join(', ')
  return text.length > RINCIAN_MAKS ? `${text.slice(0, RINCIAN_MAKS)} …` : text
}

function berubah(field: string, sebelum: Content, sesudah: Content): string {
  if (sebelum === null) return `${field}: ${written(sesudah![field])}`
  return `${field}: ${written(sebelum[field])} → ${written(sesudah?.[field])}`
}

const written = (value: unknown): string =>
  value === undefined || value === null || value === ''
    ? '-'
    : Array.isArray(value)
      ? value.map(written).join(' ')
      : typeof value === 'object'
        ? JSON.stringify(value)
        : String(value)
