import { useEffect } from "react";
import { Link } from "react-router-dom";
import { paths } from "../../config/paths";
import { startSendingUnsentWork } from "../../data/send-unsent";
import { LogoutButton } from "../../features/account/auth/logout-button";
import { CartBadge } from "../../features/account/cart/cart-badge";
import { ChildMenu } from "../../features/account/children/child-menu";
import { CartIcon } from "../../ui/icons";

/**
 * For a logged-in student: the child menu, the cart with its count, and the logout. While they are shown, unsent
 * results are sent in the background.
 */
export function StudentIcons({ className }: { className: string }) {
  useEffect(() => startSendingUnsentWork(), []);
  return (
    <>
      <ChildMenu />
      <Link to={paths.cartSummary} title="Cart" className={`relative ${className}`}>
        <CartIcon />
        <span className="sr-only">Cart</span>
        <CartBadge />
      </Link>
      <LogoutButton className={className} />
    </>
  );
}
