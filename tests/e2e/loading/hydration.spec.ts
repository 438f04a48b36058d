import {changeAnswers} from '../../support/page/change-answers.ts'
import {openHydrated} from '../../support/page/open-hydrated.ts'
import {expect, test} from '../../support/site.ts'

for (const route of ['/', '/contact', '/privacy-policy', '/careers', '/nowhere']) {
  test(`${route} hydrates as it was built, though the lake already has something newer`, async ({
    page,
  }) => {
    const errors: string[] = []
    page.on('pageerror', ({message}) => errors.push(message))
    await page.addInitScript(slowDownReact)
    await changeAnswers(page, {
      footerNote: ({settings, ...site}) => ({
        ...site,
        settings: Object.assign({}, settings, {phone: '+13054441234'}),
      }),
    })
    await openHydrated(page, route)
    const phone = page.getByRole('contentinfo').getByRole('link', {name: '(305) 444-1234'})
    await expect(phone.first()).toBeAttached()
    expect(errors).toEqual([])
  })
}

/** As on a busy processor: React does its work in messages to itself. */
function slowDownReact() {
  // oxlint-disable-next-line typescript/unbound-method -- it is called with the port that it belongs to
  MessagePort.prototype.postMessage = new Proxy(MessagePort.prototype.postMessage, {
    apply: (send, port, message) => void setTimeout(() => Reflect.apply(send, port, message), 500),
  })
}
