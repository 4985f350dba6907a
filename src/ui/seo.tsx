/**
 * The head of one page: exactly one per page. React 19 hoists these tags by itself, so no library is needed
 * (docs/decisions/005-head-tags-by-react.md).
 */
export function Seo({
  title,
  description,
  noindex = false,
}: {
  title: string;
  description?: string;
  noindex?: boolean;
}) {
  return (
    <>
      <title>{title}</title>
      {description && <meta name="description" content={description} />}
      {noindex && <meta name="robots" content="noindex" />}
    </>
  );
}
