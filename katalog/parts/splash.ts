/** The opening screens: three slides for a guest, one for a member. Closed until a first visit opens it. */
import { html, EMPTY, type Html } from './html.ts'
import type { Reply } from './replies.ts'

export const splash = (screens: Reply['splash'], member: boolean): Html => {
  const dipakai = screens.filter(({ screen_name }) => (screen_name === 'MEMBER') === member)
  if (dipakai.length === 0) return EMPTY
  return html`<dialog class="splash" aria-label="Selamat datang">
    <div class="geser" data-geser>
      <ul tabindex="0">
        ${dipakai.map(
          ({ image_path, text, position }) =>
            html`<li class="${position}">
              <img src="${image_path}" alt="" width="720" height="1366" loading="lazy" decoding="async" />
              <p>${text}</p>
            </li>`,
        )}
      </ul>
    </div>
    <form method="dialog"><button class="tombol utama">Lewati</button></form>
  </dialog>`
}
