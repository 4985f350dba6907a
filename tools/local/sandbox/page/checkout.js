/**
 * Defines `window.Razorpay` with the options of the real checkout (docs/payments.md section 5). The sandbox serves this
 * file together with its markup, its styles and the origin of the sandbox, to which it sends requests.
 * @param {{ origin: string, markup: string, styles: string }} page
 */
export function installCheckout(page) {
  window.Razorpay = class Razorpay {
    #options;
    #listeners = [];
    #sheet = null;

    constructor(options) {
      if (!options?.key) throw new Error("No key passed");
      this.#options = options;
    }

    /** Only 'payment.failed' is ever emitted. */
    on(event, listener) {
      if (event === "payment.failed") this.#listeners.push(listener);
    }

    open() {
      if (this.#sheet) return;
      this.#sheet = openSheet(page, this.#options, {
        failed: (error) => this.#listeners.forEach((listener) => listener({ error })),
        closed: () => (this.#sheet = null),
      });
    }

    close() {
      this.#sheet?.close();
    }
  };
}

const texts = {
  opening: "Opening your order…",
  waiting: "Waiting for the bank…",
  unreachable: "The sandbox does not answer. Is the local stack running?",
  paid: "This order has already been paid. Nothing more will be taken.",
  unknown: "This order is not known here, so it cannot be paid.",
  notInformed: "The payment went through, but the page that opened this window was not informed.",
};

/** In-app browsers, which may lose the page while a payment app is open. There the real checkout posts to `callback_url`. */
const inAppBrowsers = /Instagram|FBAN|FBAV|FB_IAB|Opera Mini|UCBrowser|UCWEB/i;

/** Opens the dialog over the page. Returns `close`; calls the listeners `failed` and `closed`. */
function openSheet(page, options, listeners) {
  const host = document.createElement("div");
  const root = host.attachShadow({ mode: "open" });
  root.innerHTML = `<style>${page.styles}</style>${page.markup}`;
  document.body.append(host);

  const dialog = root.querySelector("dialog");
  const part = (name) => root.querySelector(`[data-part="${name}"]`);
  const scroll = document.documentElement.style.overflow;
  let isBusy = false;

  part("merchant").textContent = options.name ?? "";
  part("description").textContent = options.description ?? "";
  part("payer").append(...payerLines(options.prefill));
  part("order").textContent = options.order_id ? `Order ${options.order_id}` : "";
  applyThemeColor(dialog, options.theme?.color);

  function showMessage(text, tone = "calm") {
    part("message").dataset.tone = tone;
    part("message").textContent = text;
    part("message").scrollIntoView?.({ block: "nearest" });
  }

  function setBusy(value) {
    isBusy = value;
    dialog.setAttribute("aria-busy", String(value));
  }

  function close() {
    if (!host.isConnected) return;
    dialog.close();
    host.remove();
    document.documentElement.style.overflow = scroll;
    listeners.closed();
  }

  function dismiss() {
    close();
    options.modal?.ondismiss?.();
  }

  /** Shows a message and leaves only the button Close. */
  function end(label, text, tone) {
    part("label").textContent = label;
    part("choices").hidden = true;
    dialog.dataset.over = "";
    showMessage(text, tone);
    part("close").focus();
  }

  async function fetchAnswer(path, init) {
    try {
      const response = await fetch(`${page.origin}/checkout/${path}`, init);
      return { ok: response.ok, answer: await response.json() };
    } catch {
      return { ok: false, answer: { error: { description: texts.unreachable } } };
    }
  }

  function showError({ error }) {
    if (error.reason === "order_already_paid") return end("Paid", texts.paid, "good");
    if (error.field === "id") return end("Unknown order", texts.unknown, "bad");
    showMessage(error.description, "bad");
  }

  async function load() {
    showMessage(texts.opening);
    const { order_id: id, key } = options;
    if (!id) return end("Unknown order", texts.unknown, "bad");
    const { ok, answer } = await fetchAnswer(
      `orders/${encodeURIComponent(id)}?key_id=${encodeURIComponent(key)}`,
    );
    if (!ok) return showError(answer);
    const price = rupees(answer.amount);
    part("amount").textContent = price;
    root.querySelector(".pay").textContent = `Pay ${price}`;
    if (answer.status === "paid") return end("Paid", texts.paid, "good");
    showMessage("");
    part("choices").hidden = false;
  }

  async function press(outcome) {
    if (isBusy) return;
    setBusy(true);
    showMessage(texts.waiting);
    const { ok, answer } = await fetchAnswer("payments", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({
        key_id: options.key,
        order_id: options.order_id,
        outcome,
        email: options.prefill?.email ?? "",
        contact: options.prefill?.contact ?? "",
      }),
    });
    if (host.isConnected) await reportAnswer(outcome, ok, answer);
    setBusy(false);
  }

  /** Reports the bank's answer to the page, unless the dialog was dismissed. */
  async function reportAnswer(outcome, ok, answer) {
    if (!ok) return showError(answer);
    if (answer.error) {
      showMessage(answer.error.description, "bad");
      listeners.failed(answer.error);
    }
    if (outcome === "late") return dismiss();
    if (!answer.response) return;
    if (answer.error) await new Promise((resolve) => setTimeout(resolve, 1200));
    if (!host.isConnected) return;
    if (answer.handler === 0) return end("Paid", texts.notInformed, "good");
    close();
    for (let call = 0; call < answer.handler; call += 1) succeed(options, answer.response);
  }

  root.addEventListener("click", (event) => {
    const outcome = event.target.closest("[data-outcome]")?.dataset.outcome;
    if (outcome) void press(outcome);
    if (event.target.closest('[data-part="close"]')) dismiss();
  });
  dialog.addEventListener("cancel", (event) => {
    event.preventDefault();
    if (options.modal?.escape !== false) dismiss();
  });

  document.documentElement.style.overflow = "hidden";
  dialog.showModal();
  void load();
  return { close };
}

/** Passes the ids and the signature to the page's handler, or posts them to `callback_url` if the handler may be lost. */
function succeed(options, response) {
  const isPosted =
    options.callback_url && (options.redirect || !options.handler || inAppBrowsers.test(navigator.userAgent));
  if (!isPosted) return options.handler?.(response);
  const form = document.createElement("form");
  form.method = "post";
  form.action = options.callback_url;
  for (const [name, value] of Object.entries(response)) {
    const input = document.createElement("input");
    Object.assign(input, { type: "hidden", name, value });
    form.append(input);
  }
  document.body.append(form);
  form.submit();
}

/** Formats paise as rupees with Indian digit groups: ₹1,00,000 or ₹99.50. */
function rupees(paise) {
  const digits = paise % 100 === 0 ? 0 : 2;
  const rupee = {
    style: "currency",
    currency: "INR",
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  };
  return new Intl.NumberFormat("en-IN", rupee).format(paise / 100);
}

function payerLines(prefill) {
  const known = [prefill?.name, prefill?.email, prefill?.contact].filter(Boolean);
  return known.map((text) => Object.assign(document.createElement("span"), { textContent: text }));
}

/** Uses the page's colour if white text is readable on it: a contrast of about 4.5 : 1, by the luminance of WCAG 2. */
function applyThemeColor(dialog, color) {
  const parts = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(color ?? "");
  if (!parts) return;
  const [red, green, blue] = parts.slice(1).map((part) => {
    const share = Number.parseInt(part, 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  if (0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.18) return;
  dialog.style.setProperty("--theme", color);
  dialog.dataset.themed = "";
}
