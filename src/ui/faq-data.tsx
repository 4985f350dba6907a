type Faq = readonly { question: string; answer: string }[];

/**
 * @param faq the questions of a page
 * @returns schema.org's FAQPage as JSON, without `<`, so that a text cannot end the script element
 */
function renderFaqPage(faq: Faq): string {
  const mainEntity = faq.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: answer },
  }));
  const page = { "@context": "https://schema.org", "@type": "FAQPage", mainEntity };
  return JSON.stringify(page).replace(/</g, "\\u003c");
}

/** The questions of a page as search engines read them (structured data, schema.org). */
export function FaqData({ items }: { items: Faq }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: renderFaqPage(items) }} />;
}
