/** The pages of docs/panduan, as HTML: the build makes it of them (build/client.ts). */
const FILES = import.meta.glob<string>('../../docs/panduan/*.md', { import: 'default' })

const nameOf = (file: string): string => file.replace(/^.*\/|\.md$/g, '')

export const allPanduan: readonly string[] = Object.keys(FILES).map(nameOf)

/** The page a link of another one leads to: 'validasi.md#nota' → 'validasi'; undefined for what is no page. */
export const panduanDi = (href: string): string | undefined => {
  const name = nameOf(href.replace(/#.*$/, ''))
  return href.includes('.md') && allPanduan.includes(name) ? name : undefined
}

export const loadPanduan = async (name: string): Promise<string> => {
  const load = FILES[`../../docs/panduan/${name}.md`]
  if (!load) throw new Error(`no page ${name}`)
  return load()
}
