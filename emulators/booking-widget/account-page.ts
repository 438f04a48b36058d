import {htmlPage} from './html-page.ts'

/** The customer page behind the site's Sign In / Sign Up link. */
export function accountPage(): string {
  return htmlPage({
    title: 'Your rides',
    script: '/client/account.ts',
    body: `<main class="account">
  <h1>Your rides</h1>
  <p class="soft">Sign in to see upcoming rides, receipts and saved addresses.</p>
  <form novalidate>
    <div class="field"><label for="email">Email</label><input id="email" name="email" aria-describedby="email-problem" type="email" autocomplete="username" required><p class="problem" id="email-problem"></p></div>
    <div class="field"><label for="password">Password</label><input id="password" name="password" aria-describedby="password-problem" type="password" autocomplete="current-password" required><p class="problem" id="password-problem"></p></div>
    <button class="primary" type="submit">Sign in</button>
  </form>
  <p role="status" class="outcome"></p>
  <p class="soft">New here? Your account is made with your first booking. <a href="/book">Book a ride</a></p>
  <p class="soft sample">Sample page for development. Nothing is sent or kept.</p>
</main>`,
  })
}
