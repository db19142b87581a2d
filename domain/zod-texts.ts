/** Texts of zod for schemas that give none of their own: Indonesian, in the manner of the specification's texts. */
import { z } from 'zod'

const label = (path: PropertyKey[] | undefined): string => {
  const field = path?.findLast((p) => typeof p === 'string')
  return field === undefined
    ? 'Data'
    : String(field)
        .split('_')
        .map((w) => w.charAt(0).toUpperCase() + w.slice(1))
        .join(' ')
}

z.config({
  customError: (issue) => {
    const name = label(issue.path)
    if (issue.input === undefined || issue.input === null) return `${name} Tidak Boleh Kosong`
    switch (issue.code) {
      case 'invalid_type':
        return issue.expected === 'int' ? `${name} Harus Bilangan Bulat` : `${name} Tidak Valid`
      case 'too_small':
        return issue.origin === 'string' && issue.minimum === 1
          ? `${name} Tidak Boleh Kosong`
          : `${name} Minimal ${issue.minimum}`
      case 'too_big':
        return `${name} Maksimal ${issue.maximum}`
      default:
        return `${name} Tidak Valid`
    }
  },
})
