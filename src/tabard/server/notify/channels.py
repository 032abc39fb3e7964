"""E-mail. It goes to the server the keeper named, in threads of its own."""

from __future__ import annotations

import re
import smtplib
import ssl
from email.message import EmailMessage

from tabard.server.config import Mail

PATIENCE = 10.0
ONE_ADDRESS = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+")


def checked_email(address: str) -> str:
    """One address, without a name: a comma or a space would make several of it. Raises ValueError."""
    found = address.strip()
    if len(found) > 200 or ".." in found or not ONE_ADDRESS.fullmatch(found):
        raise ValueError("this is no e-mail address")
    return found


def send_mail(mail: Mail, to: str, subject: str, text: str) -> None:
    message = EmailMessage()
    message["From"], message["To"], message["Subject"] = mail.sender, checked_email(to), subject
    message.set_content(text)
    with smtplib.SMTP(mail.host, mail.port, timeout=PATIENCE) as smtp:
        if mail.starttls:
            smtp.starttls(context=ssl.create_default_context())
        if mail.user and mail.password:
            smtp.login(mail.user, mail.password)
        smtp.send_message(message)
