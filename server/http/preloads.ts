/**
 * Names the files that a page opened by its address will ask for: told with the page, so that all of it is fetched in
 * one round.
 */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * @param page the client's index.html
 * @param clientDir with the list that the build has written (build/halaman.ts); a client without one gets the page as it is
 * @returns the page for an address
 */
export async function withPreloads(page: string, clientDir: string): Promise<(url: string) => string> {
  const text = await readFile(join(clientDir, 'muat.json'), 'utf8').catch(() => '{}')
  const pages = new Map(
    Object.entries(JSON.parse(text) as Record<string, string[]>).map(([path, files]) => [
      path,
      page.replace(
        '</head>',
        `${files
          .filter((file) => !page.includes(file))
          .map(linkTo)
          .join('')}</head>`,
      ),
    ]),
  )
  return (url) => pages.get(url.split('?', 1)[0]!) ?? page
}

const linkTo = (file: string): string =>
  file.endsWith('.css')
    ? `<link rel="stylesheet" crossorigin href="/${file}">`
    : `<link rel="modulepreload" crossorigin href="/${file}">`
